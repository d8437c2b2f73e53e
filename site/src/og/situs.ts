import { agency } from '../agency.ts'
import { kartuSitus, ogPath } from './kartu.ts'

/** The card of every page that has none of its own. */
export const situs = kartuSitus(agency.brand, agency.tagline)

export const shareImageSitus = ogPath(situs)
