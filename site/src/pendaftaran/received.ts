import { nextSteps } from '@safar/shared/pendaftaran/receipt'
import type { PendaftaranAnswer, PendaftaranInput } from '@safar/shared/pendaftaran/schema'

interface Sent {
  answer: PendaftaranAnswer | null
  sent: PendaftaranInput
  /** The chosen package as the form named it. */
  label: string
  hours: string
}

/** What the thanks say of one registration. */
export interface Received {
  terima: PendaftaranAnswer['data']
  langkah: string[]
}

/** What the API says it kept, or, where an older host says nothing, what was sent. */
export function receivedOf({ answer, sent, label, hours }: Sent): Received {
  const kept = answer?.data ?? {
    ...sent,
    kode: '',
    jumlah_pax: sent.jumlah_pax ?? null,
    tanggal_keberangkatan: '',
    created_at: '',
  }
  const langkah = answer?.langkah ?? nextSteps(hours, sent).map(({ judul, teks }) => `${judul} ${teks}`)
  // A programme of the site's own is known here, not there.
  const paket_nama = label || (answer?.data.paket_nama ?? '')
  return { terima: { ...kept, paket_nama }, langkah }
}
