import { z } from 'zod'
import { tidyEmail } from '../../platform/contact/email.ts'
import { emailError } from '../../platform/contact/email-schema.ts'
import { isTelepon, isTeleponBaku, normalizeTelepon } from '../../platform/contact/telepon.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { updateSchema } from '../../records/noun/noun-schema.ts'
import { isSyaratTerbit } from '../syarat-terbit.ts'
import { angkaErrors } from './angka/berlaku.ts'
import { aturanErrors } from './aturan-siap.ts'
import { cancellationErrors } from './cancellation.ts'
import { musimErrors } from './musim.ts'
import { bagianOf, SEBUTAN, sebutanAsing } from './naskah.ts'
import type { PengaturanIsi } from './pengaturan.ts'
import { ISIAN_FIELDS, PENGATURAN_LIMITS } from './pengaturan-fields.ts'

const BARE_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i

/** Tells whether a number can be called, from abroad as well. */
const isDariMana = (value: string) => isTelepon(value) && isTeleponBaku(normalizeTelepon(value))

/** An address as people write it: what begins with a host is meant as `https://`. */
const withScheme = (value: string) => {
  const text = tidyTyped(value)
  return BARE_HOST.test(text) ? `https://${text}` : text
}

function isHttps(value: string): boolean {
  return /^https:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname.includes('.')
}

type Check = (value: string) => string | null
const telepon: Check = (value) =>
  value === '' || isDariMana(value) ? null : 'Tulis nomor telepon dengan angka, misalnya 0812-3456-7890'
const alamat: Check = (value) =>
  value === '' || isHttps(value) ? null : 'Tulis alamat yang diawali https://'
const naskah: Check = (value) => {
  const asing = sebutanAsing(value)
  if (asing !== null)
    return `{${asing}} tidak dikenal. Yang dapat ditulis: ${Object.keys(SEBUTAN)
      .map((name) => `{${name}}`)
      .join(', ')}`
  return bagianOf(value).some(({ judul }) => judul === '')
    ? 'Awali setiap bagian dengan judul: ## Judul bagian'
    : null
}
const kalimat: Check = (value) => {
  const asing = sebutanAsing(value)
  return asing === null ? null : `{${asing}} tidak dikenal. Yang dapat ditulis: {merek}`
}

const piksel: Check = (value) => (/^\d*$/.test(value) ? null : 'ID piksel terdiri dari angka saja')

const PANJANG = `Paling banyak ${PENGATURAN_LIMITS.url} huruf`

/** An https address within the length of a setting. */
export const alamatHttps = z
  .string('Tulis alamat yang diawali https://')
  .overwrite(tidyTyped)
  .max(PENGATURAN_LIMITS.url)
  .transform(withScheme)
  // Once more: it may be longer by the scheme.
  .refine((value) => value.length <= PENGATURAN_LIMITS.url, PANJANG)
  .refine(isHttps, 'Tulis alamat yang diawali https://')
  .meta({ examples: ['https://192.0.2.10/'] })

/** Checks a tidied value against its field's bounds again, since it may be longer by then. */
const within = (schema: z.ZodType) => (value: unknown, context: z.RefinementCtx) => {
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
}

type Sent = z.ZodOptional<z.ZodType<string>>

/**
 * Makes the schema of a field whose check explains its refusal; the field itself refuses an empty text.
 * @param example documents the field, since its form cannot be guessed
 * @param tidy returns what a text means
 */
function checked(field: Sent, check: Check, example: string, tidy = (value: string) => value) {
  const own = field.unwrap()
  return own
    .transform(tidy)
    .superRefine(within(own))
    .superRefine((value, context) => {
      const message = value === '' ? null : check(value)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ examples: [example] })
    .optional()
}
const url = (field: Sent) => checked(field, alamat, 'https://contoh.test/agensi', withScheme)

const NOMOR = '0812-3456-7890'
const NASKAH = '## Penyelenggara\nPerjalanan ini diselenggarakan oleh {perusahaan}.'

const { shape } = updateSchema(ISIAN_FIELDS)

/** Body of `POST /api/pengaturan`; fields left out stay, unknown ones are ignored. */
export const pengaturanUpdateSchema = z.object({
  ...shape,
  email: checked(shape.email, emailError, 'halo@contoh.test', tidyEmail),
  phone: checked(shape.phone, telepon, NOMOR, tidyTyped),
  chat_phone: checked(shape.chat_phone, telepon, NOMOR, tidyTyped),
  instagram: url(shape.instagram),
  youtube: url(shape.youtube),
  facebook: url(shape.facebook),
  licence_check_url: url(shape.licence_check_url),
  pixel_id: checked(shape.pixel_id, piksel, '1234567890', (value) => tidyTyped(value).replace(/[\s-]/g, '')),
  pixel_teks: checked(shape.pixel_teks, kalimat, 'Bolehkah {merek} memakai piksel?'),
  syarat: checked(shape.syarat, naskah, NASKAH),
  privasi: checked(shape.privasi, naskah, NASKAH),
  rekening: shape.rekening
    .unwrap()
    .transform((rows) => rows.map((row) => ({ ...row, nomor: tidyTyped(row.nomor) })))
    .superRefine((rows, context) => {
      for (const [index, { nomor }] of rows.entries()) {
        if (/^\d{5,20}$/.test(nomor.replace(/[\s.-]/g, ''))) continue
        const message = 'Tulis nomor rekening dengan angka, 5 sampai 20 angka'
        context.addIssue({ code: 'custom', path: [index, 'nomor'], message })
      }
    })
    .meta({ examples: [[{ bank: 'BSI', nomor: '7010 0021 4', atas_nama: 'PT Contoh' }]] })
    .optional(),
  pengaduan: shape.pengaduan
    .unwrap()
    .transform((rows) => rows.map((row) => ({ ...row, tautan: withScheme(row.tautan) })))
    .superRefine(within(shape.pengaduan.unwrap()))
    .superRefine((rows, context) => {
      for (const [index, { tautan }] of rows.entries()) {
        const message = alamat(tautan)
        if (message) context.addIssue({ code: 'custom', path: [index, 'tautan'], message })
      }
    })
    .meta({
      examples: [[{ nama: 'Kementerian', tautan: 'https://contoh.test/', sumber: 'Peraturan 1/2025' }]],
    })
    .optional(),
  syarat_terbit: shape.syarat_terbit
    .unwrap()
    .superRefine((syarat, context) => {
      for (const [index, each] of syarat.entries()) {
        if (isSyaratTerbit(each)) continue
        context.addIssue({ code: 'custom', path: [index], message: 'Syarat ini tidak dikenal' })
      }
    })
    .meta({ examples: [['tiket', 'hotel']] })
    .optional(),
  libur: shape.libur
    .unwrap()
    .superRefine((rows, context) => {
      for (const [index, { mulai, selesai }] of rows.entries()) {
        if (selesai >= mulai) continue
        const message = 'Hari terakhir mendahului hari pertama'
        context.addIssue({ code: 'custom', path: [index, 'selesai'], message })
      }
    })
    .meta({ examples: [[{ nama: 'Ramadan', jenis: 'ramadan', mulai: '2027-02-08', selesai: '2027-03-08' }]] })
    .optional(),
})

/**
 * Body of `POST /api/pengaturan/libur`: all holidays and seasons. Staff who make departures may change these settings
 * and no others.
 */
export const liburUpdateSchema = z.object({
  libur: pengaturanUpdateSchema.shape.libur.unwrap(),
  updated_at: pengaturanUpdateSchema.shape.updated_at,
})

/** Returns contradictions between settings, by path. */
export function pengaturanErrors(isi: PengaturanIsi): Record<string, string[]> {
  const { ppiu, pihk, pixel_id, pixel_teks, angka } = isi
  const errors: Record<string, string[]> = {
    ...cancellationErrors(isi),
    ...angkaErrors(angka),
    ...aturanErrors(isi.aturan_siap),
    ...musimErrors(isi.musim),
  }
  for (const [name, { nomor, terbit, berlaku_sampai }] of Object.entries({ ppiu, pihk })) {
    if (terbit && berlaku_sampai && berlaku_sampai < terbit)
      errors[`${name}.berlaku_sampai`] = ['Masa berlaku berakhir sebelum izinnya terbit']
    if (!nomor && (terbit || berlaku_sampai)) errors[`${name}.nomor`] = ['Isi nomor izinnya juga']
  }
  if (pixel_id && !pixel_teks)
    errors.pixel_teks = ['Isi pertanyaan kepada pengunjung: tanpa itu piksel tidak boleh dimuat']
  const known = new Set<string>()
  for (const [index, { kunci, berlaku_sejak }] of angka.entries()) {
    const name = `${berlaku_sejak} ${kunci}`
    if (known.has(name)) errors[`angka.${index}.kunci`] = ['Angka ini sudah ada untuk tanggal yang sama']
    known.add(name)
  }
  return errors
}
