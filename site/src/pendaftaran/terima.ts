import type { PendaftaranAnswer, PendaftaranInput } from '@safar/shared/pendaftaran/schema'
import { langkahBerikutnya } from '@safar/shared/pendaftaran/tanda-terima'

interface Sent {
  answer: PendaftaranAnswer | null
  sent: PendaftaranInput
  /** The chosen package as the form named it. */
  label: string
  hours: string
}

/** What the thanks say of one registration. */
export interface Diterima {
  terima: PendaftaranAnswer['data']
  langkah: string[]
}

/** What the API says it kept, or, where an older host says nothing, what was sent. */
export function terima({ answer, sent, label, hours }: Sent): Diterima {
  const kept = answer?.data ?? {
    ...sent,
    kode: '',
    jumlah_pax: sent.jumlah_pax ?? null,
    tanggal_keberangkatan: '',
    created_at: '',
  }
  const langkah =
    answer?.langkah ?? langkahBerikutnya(hours, sent).map(({ judul, teks }) => `${judul} ${teks}`)
  // A programme of the site's own is known here, not there.
  const paket_nama = label || (answer?.data.paket_nama ?? '')
  return { terima: { ...kept, paket_nama }, langkah }
}
