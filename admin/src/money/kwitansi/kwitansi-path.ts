import { encodePart } from '@safar/shared/platform/text/encode-part'
import { paths } from '../../platform/paths.ts'

/** Returns the address of a receipt's page. */
export const kwitansiPath = (nomor: string): string => `${paths.kwitansi}/${encodePart(nomor)}`
