/** The credit of the land survey's elevation models, whose heights they are unless the operator says something else. */
export const LAND_SURVEY_HEIGHTS = '© Maanmittauslaitos, CC BY 4.0';
