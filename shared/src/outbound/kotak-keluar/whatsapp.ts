import { phoneDigits } from '../../platform/contact/chat.ts'
import { belumKursi } from '../belum-kursi.ts'
import type { NamaTemplat } from '../templat-surat/templat.ts'

/*
 * Messages that also leave by WhatsApp. The service takes only templates that it approved beforehand, by name and with
 * numbered gaps: their texts stand here, and whoever looks after the server submits them (`docs/runbook.md`).
 */

interface TemplatWhatsapp {
  /** The template as it is submitted: category `UTILITY`, language `id`. */
  nama: string
  bunyi: string
  /** The words of the message that fill its gaps, in their order. */
  kata: readonly string[]
}

export const WHATSAPP_BAHASA = 'id'

export const TEMPLAT_WHATSAPP = {
  'pendaftaran-terima': {
    nama: 'pendaftaran_diterima',
    bunyi:
      'Assalamu’alaikum {{1}}, pendaftaran Anda untuk {{2}} sudah kami terima. Kode Anda {{3}}. Admin kami menghubungi Anda paling lambat hari kerja berikutnya. Ingin memperbaiki, membatalkan, atau datanya dihapus? Balas pesan ini dan sebutkan kodenya.',
    kata: ['nama', 'paket', 'kode'],
  },
  'antrean-terima': {
    nama: 'antrean_diterima',
    bunyi: `Assalamu’alaikum {{1}}, Anda di antrean ke-{{2}} untuk {{3}}. Kode Anda {{4}}. ${belumKursi('tunggu')} Kami menghubungi Anda menurut urutan begitu ada kursi kosong. Ingin memperbaiki data atau keluar dari antrean? Balas pesan ini dan sebutkan kodenya.`,
    kata: ['nama', 'urutan', 'paket', 'kode'],
  },
} as const satisfies Partial<Record<NamaTemplat, TemplatWhatsapp>>

/** Tells whether a message has a WhatsApp template, for recipients without mail. */
export function adaWhatsapp(nama: NamaTemplat): nama is keyof typeof TEMPLAT_WHATSAPP {
  return Object.hasOwn(TEMPLAT_WHATSAPP, nama)
}

/**
 * Returns a mobile number as the WhatsApp service takes it, `628…`; empty for a landline, a number abroad or anything
 * else.
 */
export function nomorWhatsapp(telepon: string): string {
  const digits = phoneDigits(telepon.slice(0, 60))
  return /^628\d{7,12}$/.test(digits) ? digits : ''
}

const BERHENTI = ['STOP', 'BERHENTI', 'UNSUBSCRIBE']
const MULAI = ['START', 'MULAI']

/** Reads a reply as `berhenti` (unsubscribe) or `mulai` (subscribe again); null for any other text. */
export function kehendak(teks: string): 'berhenti' | 'mulai' | null {
  const word = teks
    .slice(0, 40)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toUpperCase()
  if (BERHENTI.includes(word)) return 'berhenti'
  return MULAI.includes(word) ? 'mulai' : null
}
