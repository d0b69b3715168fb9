/** The credit of the land survey's elevation models, whose heights they are unless the operator says something else. */
export const LAND_SURVEY_HEIGHTS = 'National Land Survey of Finland, elevation model, CC BY 4.0';
