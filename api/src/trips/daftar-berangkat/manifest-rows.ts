import { hariPulang, umurPada } from '@safar/shared/content/paket/hitung/umur'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import type { Paket } from '@safar/shared/content/paket/paket'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import type { ManifestRow } from '@safar/shared/trips/daftar-berangkat/manifest-row'
import { type NamaTiket, ticketName } from '@safar/shared/trips/daftar-berangkat/ticket-name'
import { type AturanTiket, aturanTiket } from '@safar/shared/trips/daftar-berangkat/ticket-rules'
import { type Traveller, travellerName } from './read-travellers.ts'

/** The journey as far as lists of people ask. */
type Journey = Pick<Paket, 'tanggal_keberangkatan' | 'durasi' | 'maskapai'>

/** Returns the rule of names on the tickets of a departure. */
export const ruleOf = ({ maskapai, tanggal_keberangkatan }: Journey): AturanTiket =>
  aturanTiket(maskapai, tanggal_keberangkatan)

/** Returns the name on the ticket of a participant. */
export function ticketOf(
  { jamaah, peserta }: Traveller,
  paket: Journey,
  rule: AturanTiket = ruleOf(paket),
): NamaTiket {
  const passenger = jamaah ?? {
    nama_paspor: '',
    sapaan: '' as const,
    jenis_kelamin: '' as const,
    tgl_lahir: '',
  }
  return ticketName(
    { ...passenger, tgl_lahir: passenger.tgl_lahir || peserta.tanggal_lahir },
    { berangkat: paket.tanggal_keberangkatan, pulang: hariPulang(paket) },
    rule,
  )
}

/** Returns the rows of our own list, in the order of the bookings. */
export function manifestRows(
  travellers: readonly Traveller[],
  paket: Journey,
  numbers: ReadonlyMap<number, string>,
): ManifestRow[] {
  const rule = ruleOf(paket)
  const berangkat = paket.tanggal_keberangkatan
  return travellers.map((one) => {
    const { jamaah, peserta, pemesanan, visa, polis } = one
    const lahir = jamaah?.tgl_lahir || peserta.tanggal_lahir
    return {
      peserta_id: peserta.id,
      jamaah_id: jamaah?.id ?? null,
      isi: {
        pemesanan: pemesanan.kode,
        nama_paspor: travellerName(one),
        sapaan: jamaah?.sapaan ?? '',
        jenis_kelamin: jamaah?.jenis_kelamin ?? '',
        tempat_lahir: jamaah?.tempat_lahir ?? '',
        tgl_lahir: lahir,
        umur: isTanggal(lahir) && isTanggal(berangkat) ? String(umurPada(lahir, berangkat)) : '',
        no_paspor: jamaah?.no_paspor ?? '',
        tgl_terbit: jamaah?.tgl_terbit ?? '',
        tgl_habis: jamaah?.tgl_habis ?? '',
        kota_terbit: jamaah?.kota_terbit ?? '',
        kewarganegaraan: jamaah?.kewarganegaraan ?? '',
        no_hp: jamaah?.no_hp ?? '',
        kamar: kamarLabel(peserta.kamar),
        visa_no: visa.no,
        visa_berlaku: visa.berlaku,
        visa_akhir: visa.akhir,
        asuransi: polis.asuransi,
        polis_no: polis.no,
        no_registrasi: numbers.get(peserta.id) ?? '',
        nama_tiket: ticketOf(one, paket, rule).nama,
      },
      kementerian: {
        nama_kartu_vaksin: jamaah?.nama_kartu_vaksin ?? '',
        nama_ayah: jamaah?.nama_ayah ?? '',
        jenis_identitas: jamaah?.jenis_identitas ?? '',
        nik: jamaah?.nik ?? '',
        alamat: jamaah?.alamat ?? '',
        provinsi: jamaah?.provinsi ?? '',
        kabupaten: jamaah?.kabupaten ?? '',
        kecamatan: jamaah?.kecamatan ?? '',
        kelurahan: jamaah?.kelurahan ?? '',
        telepon: jamaah?.telepon ?? '',
        status_nikah: jamaah?.status_nikah ?? '',
        pendidikan: jamaah?.pendidikan ?? '',
        pekerjaan: jamaah?.pekerjaan ?? '',
        visa_provider: visa.provider,
        polis_input: polis.input,
        polis_awal: polis.awal,
        polis_akhir: polis.akhir,
        no_bpjs: jamaah?.no_bpjs ?? '',
      },
    }
  })
}
