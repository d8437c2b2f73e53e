import { KAMAR, KAMAR_NAMA } from '@safar/shared/content/paket/kamar'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { type Jejak, KELUARGA_KEJADIAN_LABEL } from '@safar/shared/trips/pemesanan/booking-history'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS, PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { cicilanText } from '../cicilan.ts'

/** A field that a step changed, in words. */
export interface Changed {
  label: string
  sebelum: string
  sesudah: string
}

type Words = (value: unknown) => string

const asText: Words = (value) => (typeof value === 'string' ? value : '')
/** Writes a sealed value, of which history tells only that it changed. */
const asHidden: Words = (value) => (asText(value) === '' ? '' : 'tidak ditampilkan')
const asDay: Words = (value) => formatTanggal(asText(value))
const asFlag: Words = (value) => (value === true ? 'Ya' : 'Tidak')
const asStatus: Words = (value) => {
  const status = PEMESANAN_STATUS.find((known) => known === value)
  return status ? PEMESANAN_STATUS_LABEL[status] : ''
}
const asKamar: Words = (value) => {
  const kamar = KAMAR.find((known) => known === value)
  return kamar ? KAMAR_NAMA[kamar] : ''
}

/** Returns the fields of which a history tells, with their labels, for sums in a booking's currency. */
const fieldsOf = (mata_uang: Pemesanan['mata_uang']): Record<string, [label: string, words: Words]> => ({
  batas_dp: ['Batas uang muka', asDay],
  total: ['Total', (value) => (typeof value === 'number' ? sumText(value, mata_uang) : '')],
  kamar_sendiri: ['Kamar sendiri', asFlag],
  cicilan: ['Cicilan', (value) => cicilanText(typeof value === 'number' ? value : null)],
  dihitung_pada: ['Tagihan disusun pada', asDay],
  pemesan_nama: ['Nama pemesan', asText],
  pemesan_telepon: ['Telepon', asText],
  pemesan_email: ['Email', asText],
  kebutuhan: ['Kebutuhan keluarga', asHidden],
  catatan: ['Permintaan keluarga', asHidden],
  catatan_staf: ['Catatan kantor', asHidden],
  nama: ['Nama', asText],
  kamar: ['Kamar', asKamar],
  tanggal_lahir: ['Tanggal lahir', asDay],
  kasur: ['Kasur sendiri', asFlag],
  teman_sekamar: ['Teman sekamar', asText],
  visa_no: ['Nomor visa', asHidden],
  polis_no: ['Nomor polis', asHidden],
})

/** Says what a step of a booking's history was, with its reason; a state of before has none that can be read. */
export function stepTitle(step: Jejak, { peserta }: Pick<Pemesanan, 'peserta'>): string {
  const { jenis, aksi, sebelum, sesudah } = step
  if (step.kejadian) return KELUARGA_KEJADIAN_LABEL[step.kejadian]
  if (jenis === 'peserta') {
    const at = peserta.findIndex(({ id }) => id === step.data_id)
    const who = peserta[at]?.nama || `tempat ke-${at + 1}`
    if (aksi === 'buat') return `Peserta ditambahkan: ${who}`
    if (aksi === 'hapus') return step.nama ? `Peserta dikeluarkan: ${step.nama}` : 'Satu peserta dikeluarkan'
    if ('jamaah_id' in sesudah) {
      if (sesudah.jamaah_id === null) return `Data jamaah dilepas: ${who}`
      return sebelum.jamaah_id === null ? `Data jamaah diisi: ${who}` : `Jamaah ditukar: ${who}`
    }
    return `Peserta diubah: ${who}`
  }
  if (aksi === 'buat') return 'Pemesanan dibuat, harga dibekukan'
  if ('status' in sesudah) {
    const reason = sesudah.alasan === TERSEGEL ? '' : asText(sesudah.alasan)
    return `${asStatus(sebelum.status)} menjadi ${asStatus(sesudah.status)}${reason && `: ${reason}`}`
  }
  if ('paket_id' in sesudah) return 'Dipindahkan ke keberangkatan lain'
  if (aksi === 'pulihkan') return 'Pemesan dipulihkan'
  return Object.keys(sesudah).join() === 'total' ? 'Total berubah' : 'Pemesanan diubah'
}

/** Returns what a step changed besides what its title says, in words; empty where that is all. */
export function stepChanges(
  { aksi, sebelum, sesudah }: Jejak,
  { mata_uang }: Pick<Pemesanan, 'mata_uang'>,
): Changed[] {
  const fields = fieldsOf(mata_uang)
  if (aksi === 'hapus') return []
  return Object.keys(sesudah).flatMap((name) => {
    const known = fields[name]
    if (!known) return []
    const [label, words] = known
    return [{ label, sebelum: words(sebelum[name]), sesudah: words(sesudah[name]) }]
  })
}
