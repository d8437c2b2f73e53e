import type { Aktivitas } from '@safar/shared/accounts/aktivitas/aktivitas-schema'
import { ukuranGambar } from '@safar/shared/files/gambar/name'
import { editPath, isOfficeNoun, pendaftaranPath } from '@safar/shared/platform/address/admin'
import { formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import {
  AKTIVITAS_AKSI_KATA,
  AKTIVITAS_JENIS_LABEL,
  type AktivitasAksi,
} from '@safar/shared/records/riwayat/aktivitas-aksi'

/** An entry of the activity log as the parts of a sentence: who, verb, record, and details. */
export interface Kalimat {
  siapa: string
  kata: string
  /** The record by its name, or its number. */
  apa: string
  /** The path of the record; null if it has none, or none any more. */
  ke: string | null
  rinci: string
}

export function kalimatOf(aktivitas: Aktivitas): Kalimat {
  const { oleh, akun_id, aksi, jenis, data_id, nama, rinci, kali } = aktivitas
  const kata = AKTIVITAS_AKSI_KATA[aksi]
  if (jenis === 'masuk') {
    const isUnknown = akun_id === null
    return {
      siapa: oleh || (isUnknown ? rinci : 'Akun yang sudah dihapus'),
      kata: kali > 1 ? `${kata} ${kali} kali` : kata,
      apa: '',
      ke: null,
      rinci: isUnknown ? '' : rinci,
    }
  }
  if (jenis === 'publikasi' && aksi === 'terbit')
    return { siapa: 'Situs', kata: 'terbit', apa: '', ke: null, rinci: rinci && `dengan ${rinci}` }
  const label = AKTIVITAS_JENIS_LABEL[jenis].toLowerCase()
  return {
    siapa: oleh || (akun_id === null ? 'Server' : 'Akun yang sudah dihapus'),
    kata: aksi === 'kursi' ? kata : `${kata} ${label}`,
    // A picture without a stored file name is called by its size, not by its internal code.
    apa: nama || (jenis === 'gambar' ? ukuranGambar(data_id) : data_id && `nomor ${data_id}`),
    ke: pathOf(aktivitas),
    rinci,
  }
}

function pathOf({ aksi, jenis, data_id, nama }: Aktivitas): string | null {
  if (aksi === 'hapus' || data_id === '') return null
  if (isOfficeNoun(jenis)) return editPath(jenis, data_id)
  return jenis === 'pendaftaran' && nama ? pendaftaranPath(nama) : null
}

/** The actions that leave a revision with one before it, so that the two can be compared. */
const BERBEDA: readonly AktivitasAksi[] = ['ubah', 'kursi', 'impor', 'pulihkan', 'terbit', 'turun']

/** Returns the id of the record whose difference a row can unfold; null if the action left none. */
export function bedaOf({ aksi, jenis, data_id }: Aktivitas): number | null {
  const id = Number(data_id)
  return isOfficeNoun(jenis) && BERBEDA.includes(aksi) && id > 0 ? id : null
}

export interface Hari {
  hari: string
  judul: string
  list: Aktivitas[]
}

/** Groups entries by their day in Jakarta, keeping their order. */
export function perHari(list: readonly Aktivitas[], now: Date): Hari[] {
  const days: Hari[] = []
  const today = hariIni(now)
  for (const each of list) {
    const hari = hariIni(new Date(each.waktu))
    const last = days.at(-1)
    if (last?.hari === hari) last.list.push(each)
    else {
      const name = formatTanggalHari(hari)
      days.push({ hari, judul: hari === today ? `Hari ini, ${name}` : name, list: [each] })
    }
  }
  return days
}

/** Returns two initials for an account without a picture. */
export function inisial(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
