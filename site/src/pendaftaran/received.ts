import type { PendaftaranAnswer, PendaftaranInput } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { nextSteps } from '@safar/shared/people/pendaftaran/receipt'

interface Sent {
  answer: PendaftaranAnswer | null
  sent: PendaftaranInput
  /** The chosen package as the form named it. */
  label: string
  hours: string
}

/** The receipt of one registration. */
export interface Received {
  terima: PendaftaranAnswer['data']
  langkah: string[]
  /** True if a mail was given: its owner corrects the data by themselves. */
  adaEmail: boolean
}

/** Returns the receipt from the API's answer, or from what was sent where an older host answers nothing. */
export function receivedOf({ answer, sent, label, hours }: Sent): Received {
  const kept = answer?.data ?? {
    ...sent,
    kode: '',
    jumlah_pax: sent.jumlah_pax ?? null,
    tanggal_keberangkatan: '',
    created_at: '',
  }
  const langkah = answer?.langkah ?? stepsOf(hours, sent)
  // The site's own programmes are known here, not to the API.
  const paket_nama = label || (answer?.data.paket_nama ?? '')
  return { terima: { ...kept, paket_nama }, langkah, adaEmail: kept.email !== '' }
}

const stepsOf = (hours: string, sent?: PendaftaranInput) =>
  nextSteps(hours, sent).map(({ judul, teks }) => `${judul} ${teks}`)

/**
 * Returns the receipt without personal data, which a tab may store. A step that names a number or a mail is replaced by
 * a general one.
 */
export function withoutPerson({ terima, langkah, adaEmail }: Received, hours: string): Received {
  const { telepon, email, kode, paket, paket_nama, tanggal_keberangkatan, kamar, jumlah_pax, created_at } =
    terima
  const umum = stepsOf(hours)
  const names = (line: string) => [telepon, email].some((contact) => contact !== '' && line.includes(contact))
  return {
    terima: {
      kode,
      paket,
      paket_nama,
      tanggal_keberangkatan,
      kamar,
      jumlah_pax,
      created_at,
      nama: '',
      telepon: '',
      email: '',
      catatan: '',
      ikut: '',
      usia: '',
      pendamping: '',
      kursi_roda: '',
      kebutuhan: '',
      setuju_pemasaran: false,
    },
    langkah: langkah.flatMap((line, index) => (names(line) ? (umum[index] ?? []) : line)),
    adaEmail,
  }
}
