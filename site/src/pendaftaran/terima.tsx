import type { PendaftaranAnswer, PendaftaranInput } from '@safar/shared/pendaftaran/schema'
import { langkahBerikutnya } from '@safar/shared/pendaftaran/tanda-terima'
import type { ReactElement } from 'react'
import { Selesai } from './selesai.tsx'

interface Sent {
  answer: PendaftaranAnswer | null
  sent: PendaftaranInput
  /** The chosen package as the form named it. */
  label: string
  kosong: string
  brand: string
  chatPhone: string
  hours: string
}

/** The thanks: what the API says it kept, or, where an older host says nothing, what was sent. */
export function terima({ answer, sent, label, hours, ...words }: Sent): ReactElement {
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
  return <Selesai terima={{ ...kept, paket_nama }} langkah={langkah} {...words} />
}
