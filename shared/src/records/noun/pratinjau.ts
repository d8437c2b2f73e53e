import { z } from 'zod'
import * as page from '../../platform/address/page.ts'
import { PAGE_NOUNS, recordPath } from '../../platform/address/record.ts'

/** The lifetime of a preview's link, in hours. */
export const PRATINJAU_JAM = 24
/** The folder of previews; they are no pages of a release. */
export const PRATINJAU_FOLDER = '/pratinjau'

/**
 * The site's page on which a record of a noun is seen, by its slug: its own, or the one that shows all of them. Other
 * nouns have none.
 */
export const HALAMAN_NOUN: Readonly<Record<string, (slug: string) => string>> = {
  ...Object.fromEntries(PAGE_NOUNS.map((noun) => [noun, (slug: string) => recordPath(noun, slug)])),
  tanya: () => page.tanyaJawab,
  testimoni: () => page.beranda,
  spanduk: () => page.beranda,
  galeri: () => page.galeri,
}

export const pratinjauSchema = z
  .object({
    /** The address; whoever has it sees the page: 256 random bits. */
    url: z.string(),
    /** ISO 8601 in UTC. */
    berlaku_sampai: z.string(),
  })
  .meta({ id: 'Pratinjau' })
export type Pratinjau = z.infer<typeof pratinjauSchema>

export interface PratinjauInput {
  jenis: string
  /** The id of a stored record; none for a new one. */
  id?: number | undefined
  /** The filled fields of the record. */
  data: object
}
