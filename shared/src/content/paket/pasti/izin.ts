import { parseDurasi } from '../../../platform/format/durasi.ts'
import { addDays, formatTanggal, isTanggal } from '../../../platform/format/tanggal.ts'
import type { Penyelenggara } from '../../../settings/penyelenggara.ts'
import type { Paket } from '../paket.ts'
import type { TipePaket } from '../tipe.ts'
import type { Nilai } from './nilai.ts'

type Jenis = 'ppiu' | 'pihk'

/** The licences that a kind of journey is organised under; a tour shows whichever the agency has. */
const IZIN_TIPE: Record<TipePaket, readonly [Jenis, ...Jenis[]]> = {
  Umroh: ['ppiu'],
  Haji: ['pihk'],
  Overseas: ['ppiu', 'pihk'],
}

type Berangkat = Pick<Paket, 'tipe_paket' | 'tanggal_keberangkatan' | 'durasi'>

/**
 * Rates the certainty of the licence: a number whose last day is stated and not past. An expired licence is not shown.
 */
export function izinNilai(paket: Berangkat, agensi: Penyelenggara, today: string): Nilai {
  const jenis = IZIN_TIPE[paket.tipe_paket]
  const nilai = jenis.map((each) => satuIzin(paket, agensi, each, today))
  const [first] = nilai
  return (
    nilai.find(({ kurang }) => kurang.length === 0) ?? nilai.find(({ ada }) => ada) ?? first ?? TANPA_IZIN
  )
}

const TANPA_IZIN: Nilai = { ada: false, kurang: [], bukti: [] }

function satuIzin(paket: Berangkat, agensi: Penyelenggara, jenis: Jenis, today: string): Nilai {
  const nama = jenis.toUpperCase()
  const { berlaku_sampai: sampai } = agensi[jenis]
  const nomor = agensi[jenis].nomor.trim()
  if (nomor === '' || (sampai !== '' && sampai < today)) {
    return {
      ada: false,
      kurang: [{ field: `${jenis}.nomor`, teks: `izin ${nama} yang berlaku` }],
      bukti: [`Izin ${nama} yang berlaku belum tercatat`],
    }
  }
  const milik = agensi.company ? ` atas nama ${agensi.company}` : ''
  const fact = `${nama} ${nomor}${milik}`
  if (sampai === '') {
    return {
      ada: true,
      kurang: [{ field: `${jenis}.berlaku_sampai`, teks: `hari terakhir izin ${nama}` }],
      bukti: [fact, 'Hari terakhir masa berlakunya belum tercatat.'],
      nomor,
    }
  }
  const pulang = pulangOf(paket)
  const sebelum = pulang > sampai ? ', sebelum rombongan ini pulang' : ''
  return { ada: true, kurang: [], bukti: [fact, `Berlaku sampai ${formatTanggal(sampai)}${sebelum}.`], nomor }
}

/** Returns the last day of a journey; empty if unknown. */
function pulangOf({ tanggal_keberangkatan, durasi }: Berangkat): string {
  const days = parseDurasi(durasi)
  return days !== null && isTanggal(tanggal_keberangkatan) ? addDays(tanggal_keberangkatan, days - 1) : ''
}
