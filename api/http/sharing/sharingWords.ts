import type { Language } from '#common/languages.ts';
import type { EmbeddedWords } from '#common/urls/embeddedMap.ts';

/** Words of embeds and of addresses that lead nowhere. */
interface SharingWords extends EmbeddedWords {
  readonly unknownPlace: string;
  readonly toMap: string;
  readonly noPlaces: string;
  readonly closed: string;
}

export const SHARING_WORDS: Readonly<Record<Language, SharingWords>> = {
  fi: {
    open: 'Avaa Taivalissa',
    unknownPlace: 'Kohdetta ei löytynyt.',
    toMap: 'Siirry Taivalin kartalle',
    noPlaces: 'Tällä alueella ei ole kohteita.',
    closed: 'Suljettu',
    map: 'Kartta',
    sources: 'Kartan lähteet',
    zoomIn: 'Lähennä',
    zoomOut: 'Loitonna',
    moveByMouse: 'Zoomaa pitämällä Ctrl-näppäintä pohjassa ja vierittämällä',
    moveOnMac: 'Zoomaa pitämällä ⌘-näppäintä pohjassa ja vierittämällä',
    moveByFingers: 'Siirrä karttaa kahdella sormella',
  },
  sv: {
    open: 'Öppna i Taival',
    unknownPlace: 'Platsen hittades inte.',
    toMap: 'Gå till Taivals karta',
    noPlaces: 'Det finns inga platser i det här området.',
    closed: 'Stängt',
    map: 'Karta',
    sources: 'Kartans källor',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    moveByMouse: 'Håll ned Ctrl och rulla för att zooma',
    moveOnMac: 'Håll ned ⌘ och rulla för att zooma',
    moveByFingers: 'Flytta kartan med två fingrar',
  },
  en: {
    open: 'Open in Taival',
    unknownPlace: 'This place was not found.',
    toMap: 'Go to the Taival map',
    noPlaces: 'There are no places in this area.',
    closed: 'Closed',
    map: 'Map',
    sources: 'Map sources',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    moveByMouse: 'Hold Ctrl and scroll to zoom',
    moveOnMac: 'Hold ⌘ and scroll to zoom',
    moveByFingers: 'Use two fingers to move the map',
  },
};
