import { expect, it } from 'vitest'
import { type ManifestRow, manifestChanges } from './manifest-row.ts'

const BLANK: ManifestRow['isi'] = {
  pemesanan: '',
  nama_paspor: '',
  sapaan: '',
  jenis_kelamin: '',
  tempat_lahir: '',
  tgl_lahir: '',
  umur: '',
  no_paspor: '',
  tgl_terbit: '',
  tgl_habis: '',
  kota_terbit: '',
  kewarganegaraan: '',
  no_hp: '',
  kamar: '',
  visa_no: '',
  visa_berlaku: '',
  visa_akhir: '',
  asuransi: '',
  polis_no: '',
  no_registrasi: '',
  nama_tiket: '',
}
const row = (peserta_id: number, over: Partial<ManifestRow['isi']> = {}): ManifestRow => ({
  peserta_id,
  jamaah_id: peserta_id,
  isi: { ...BLANK, nama_paspor: `ORANG ${peserta_id}`, ...over },
  kementerian: {},
})

it('tells who came, who went and what changed, with numbers of papers as masks', () => {
  const before = [row(1, { no_paspor: 'X1234567', kamar: 'quad' }), row(2), row(3)]
  const now = [
    row(1, { no_paspor: 'Y7654321', kamar: 'double' }),
    row(3),
    row(4, { nama_paspor: '', pemesanan: 'SFR-1' }),
  ]
  expect(manifestChanges(before, now)).toEqual([
    {
      peserta_id: 1,
      jamaah: 'ORANG 1',
      jenis: 'ubah',
      isi: [
        { kolom: 'Nomor paspor', dari: '****567', ke: '****321' },
        { kolom: 'Kamar', dari: 'quad', ke: 'double' },
      ],
    },
    { peserta_id: 4, jamaah: 'Tempat kosong di SFR-1', jenis: 'masuk', isi: [] },
    { peserta_id: 2, jamaah: 'ORANG 2', jenis: 'keluar', isi: [] },
  ])
  expect(manifestChanges(before, before)).toEqual([])
})

it('compares what the ministry alone was sent with that of now, and nothing of it where others were sent the list', () => {
  const kementerian = { nama_ayah: 'AHMAD', nik: '3276014107900001', alamat: '' }
  const now = [
    { ...row(1), kementerian: { ...kementerian, nama_ayah: 'AHMAD FAUZI', nik: '3276014107900002' } },
  ]
  expect(manifestChanges([{ ...row(1), kementerian }], now)[0]?.isi).toEqual([
    { kolom: 'Nama ayah', dari: 'AHMAD', ke: 'AHMAD FAUZI' },
    { kolom: 'Nomor identitas', dari: '****001', ke: '****002' },
  ])
  expect(manifestChanges([row(1)], now)).toEqual([])
})
