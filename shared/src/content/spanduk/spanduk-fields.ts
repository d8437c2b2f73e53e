import * as page from '../../platform/address/page.ts'
import { isHalaman } from '../../records/naskah/tautan.ts'
import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** The longest texts, in UTF-16 units: they stand on a picture that fills a phone's width. */
const MAX = { judul: 60, teks: 120, tombol: 30, tautan: 500, urutan: 100_000 } as const

/** Every field of a picture in home's carousel, in the order of its answers. */
export const SPANDUK_FIELDS = {
  judul: { kind: 'text', max: MAX.judul, required: 'always' },
  gambar: { kind: 'image', required: 'always' },
  teks: { kind: 'text', max: MAX.teks, about: 'With it, or with a link, its words stand on the picture.' },
  tombol: { kind: 'text', max: MAX.tombol, about: 'Words of the link.' },
  tautan: {
    kind: 'text',
    tautan: true,
    line: true,
    example: page.paket,
    max: MAX.tautan,
    about: `An own address (${page.paket}), or one with http or https.`,
  },
  mulai: { kind: 'day', about: 'The first day, in Asia/Jakarta, on which it is shown.' },
  selesai: { kind: 'day', about: 'The last one.' },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/** Declares the noun `spanduk`: fields, audience, traits and the check of its fields together. */
export const SPANDUK = {
  name: 'spanduk',
  fields: SPANDUK_FIELDS,
  title: 'judul',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
  check: (content: Readonly<Record<string, unknown>>) => spandukErrors(content),
} as const satisfies Noun

/** A picture of the carousel as the API gives it. Times are ISO 8601 in UTC with milliseconds. */
export interface Spanduk extends RecordOf<typeof SPANDUK> {}

/** Tells whether a picture is shown on a day of the agency's calendar. */
export const isTayang = ({ mulai, selesai }: Pick<Spanduk, 'mulai' | 'selesai'>, today: string): boolean =>
  (mulai === '' || mulai <= today) && (selesai === '' || today <= selesai)

/** Returns errors among a picture's fields, by field; empty if there are none. */
export function spandukErrors(content: {
  tautan?: unknown
  mulai?: unknown
  selesai?: unknown
}): Record<string, string[]> {
  const [tautan, mulai, selesai] = [content.tautan, content.mulai, content.selesai].map((value) =>
    typeof value === 'string' ? value : '',
  )
  return {
    ...(tautan &&
      !isHalaman(tautan) && {
        tautan: [`Tulis alamat di situs ini (${page.paket}) atau yang diawali https://`],
      }),
    ...(mulai && selesai && selesai < mulai && { selesai: ['Hari terakhir harus setelah hari pertama'] }),
  }
}
