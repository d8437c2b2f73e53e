import { z } from 'zod'
import { isEmail, MAX_EMAIL_LENGTH, tidyEmail } from '../../platform/contact/email.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { requiredText } from '../../platform/text/text.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'

/** Messages that anybody can trigger with anybody's address or number: one mailbox gets only a few a day. */
const DIPICU_SIAPA_PUN = ['pendaftaran-terima']

/** Tells whether a mailbox gets only a few messages about this event in a day. */
export const dipicuSiapaPun = (peristiwa: string): boolean => DIPICU_SIAPA_PUN.includes(peristiwa)

/**
 * Messages that their recipient did not ask for and may unsubscribe from: those that anybody can trigger, and reminders
 * of what is due. Warnings to the office, notices to an account's owner, answers to data requests, and what a family
 * has to know of its booking are not among them.
 */
export const DAPAT_DIHENTIKAN = [
  ...DIPICU_SIAPA_PUN,
  'batas-uang-muka',
  'tagihan-jatuh-tempo',
  'tenggat-dokumen',
]

/** Tells whether the recipient may unsubscribe from messages about this event. */
export const dapatDihentikan = (peristiwa: string): boolean => DAPAT_DIHENTIKAN.includes(peristiwa)

/** An address or a number that is unsubscribed. */
export const alamatHentiSchema = z
  .object({
    alamat: z.string(),
    /** The member of staff who unsubscribed it; empty if its owner did. */
    oleh: z.string(),
    henti_pada: z.string(),
  })
  .meta({ id: 'AlamatHenti' })
export type StoppedAddress = z.infer<typeof alamatHentiSchema>

/** Body of `POST /api/kotak-keluar/henti`. */
export const hentiInputSchema = z
  .object({
    // Known in small letters, of which some are longer than their capitals: none of an address is.
    alamat: requiredText(MAX_EMAIL_LENGTH)
      .overwrite((value) => (value.includes('@') ? tidyEmail(value) : tidyTyped(value)).toLowerCase())
      .refine((value) => value === '' || isEmail(value) || /^628\d{7,12}$/.test(value), {
        error: 'Tulis satu alamat email, atau nomor WhatsApp seperti 6281234567890',
      })
      .meta({ examples: ['siti@contoh.test'] }),
    /** True to unsubscribe, false to subscribe again. */
    henti: z.boolean().meta({ examples: [true] }),
  })
  .meta({ id: 'HentiInput' })
export type StopInput = z.input<typeof hentiInputSchema>

const jam = wholeNumber(0, 23)

/** Quiet hours, whole hours of WIB; the same hour twice means none. */
export const jamTenangSchema = z
  .object({ dari: jam.meta({ examples: [20] }), sampai: jam.meta({ examples: [7] }) })
  .meta({ id: 'JamTenang' })

/** Answer of `GET /api/kotak-keluar/aturan`. */
export const aturanSuratSchema = z
  .object({ jam_tenang: z.object({ dari: z.int(), sampai: z.int() }), henti: z.array(alamatHentiSchema) })
  .meta({ id: 'AturanSurat' })
export type AturanSurat = z.infer<typeof aturanSuratSchema>
