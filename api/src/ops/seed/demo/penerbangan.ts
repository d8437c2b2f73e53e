import type { DemoMaskapai } from './demo-paket.ts'
import { type Rute, terbang } from './perjalanan.ts'

export const CGK = 'Jakarta (CGK)'
export const SURABAYA = 'Surabaya (SUB)'
const MED = 'Madinah (MED)'
const JED = 'Jeddah (JED)'
const DI_TRANSIT = 'Lihat papan transit'

export interface Pesawat extends Pick<Rute, 'nama' | 'image'> {
  kode: string
}
export const SAUDIA: Pesawat = { nama: 'Saudia', kode: 'SV', image: 'maskapai-1' }
export const GARUDA: Pesawat = { nama: 'Garuda Indonesia', kode: 'GA', image: 'maskapai-2' }
export const EMIRATES: Pesawat = { nama: 'Emirates', kode: 'EK', image: 'maskapai-3' }
export const TURKISH: Pesawat = { nama: 'Turkish Airlines', kode: 'TK', image: 'maskapai-3' }

/** Returns an airline with a made-up flight number. */
export function nomor({ nama, kode, image }: Pesawat, angka: number): Pick<Rute, 'nama' | 'image' | 'nomor'> {
  return { nama, image, nomor: `${kode} ${angka}` }
}

/** Returns direct flights to Madinah on day 1 and home from Jeddah on the evening before the last day. */
export function madinahJeddah(berangkat: string, pesawat: Pesawat, durasi: number): DemoMaskapai[] {
  return [
    terbang(berangkat, { ...nomor(pesawat, 9827), dari: CGK, ke: MED, hari: 1, gate: 'Terminal 3, Gate 7' }),
    terbang(berangkat, {
      ...nomor(pesawat, 9818),
      dari: JED,
      ke: CGK,
      hari: durasi - 1,
      tiba: durasi,
      gate: 'Terminal 1',
    }),
  ]
}

/** Returns the same flights from another city, with a flight to Jakarta on the first day and one home on the last. */
export function madinahJeddahDari(
  kota: string,
  berangkat: string,
  pesawat: Pesawat,
  durasi: number,
): DemoMaskapai[] {
  const ke = { ...nomor(pesawat, 9311), dari: kota, ke: CGK, hari: 1, gate: 'Terminal 2' }
  const pulang = { ...nomor(pesawat, 9326), dari: CGK, ke: kota, hari: durasi, gate: DI_TRANSIT }
  return [terbang(berangkat, ke), ...madinahJeddah(berangkat, pesawat, durasi), terbang(berangkat, pulang)]
}

/** Returns night flights with one change of planes each way. */
export function lewat(
  berangkat: string,
  pesawat: Pesawat,
  rute: { transit: string; tujuan: string; durasi: number; transitPulangEsokHari?: boolean },
): DemoMaskapai[] {
  const { transit, tujuan, durasi, transitPulangEsokHari = false } = rute
  const pulang = durasi - 1
  const transitPulang = transitPulangEsokHari ? durasi : pulang
  return [
    terbang(berangkat, {
      ...nomor(pesawat, 9357),
      dari: CGK,
      ke: transit,
      hari: 1,
      tiba: 2,
      gate: 'Terminal 3, Gate 5',
    }),
    terbang(berangkat, { ...nomor(pesawat, 9121), dari: transit, ke: tujuan, hari: 2, gate: DI_TRANSIT }),
    terbang(berangkat, {
      ...nomor(pesawat, 9122),
      dari: tujuan,
      ke: transit,
      hari: pulang,
      tiba: transitPulang,
      gate: 'Terminal internasional',
    }),
    terbang(berangkat, {
      ...nomor(pesawat, 9358),
      dari: transit,
      ke: CGK,
      hari: transitPulang,
      tiba: durasi,
      gate: DI_TRANSIT,
    }),
  ]
}
