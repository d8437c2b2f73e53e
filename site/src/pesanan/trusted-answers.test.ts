import type { PesananJawab } from '@safar/shared/overview/pesanan/pesanan-schema'
import { expect, it } from 'vitest'
import { TRUSTED_ANSWERS } from './trusted-answers.ts'

const BOOKING: PesananJawab['data'] = {
  kode: 'SFR-2026-0142',
  hari_ini: '2026-11-02',
  status: 'sebagian',
  keadaan: '',
  pemesan: { nama: 'Hendra' },
  sejak: null,
  perubahan: [],
  berikutnya: null,
  sesudah: [],
  peserta: [],
  pecahan: [],
  mata_uang: 'Rp',
  total: 30_000_000,
  dibayar: 0,
  sisa: 30_000_000,
  lebih: 0,
  tagihan: [],
  pengembalian: [],
  bayar: null,
  kode_unik: null,
  rekening: [],
  pembayaran: [],
  kwitansi: [],
  permintaan: [],
  perjalanan: {
    paket: '',
    tautan: '',
    berangkat: '',
    pulang: '',
    hari_lagi: null,
    dari: '',
    penerbangan: [],
    hotel: [],
    pembimbing: [],
  },
  kantor: { merek: '', perusahaan: '', jam: '', telepon: '', chat: '' },
  berlaku_sampai: null,
}
const answerOf = (change: object) => ({ data: { ...BOOKING, ...change }, meta: { pesanan: [] } })

it('takes a booking as the API answers it, and an account without one', () => {
  expect(TRUSTED_ANSWERS.pesanan(answerOf({}))).toEqual(answerOf({}))
  const none = { data: null, meta: { pesanan: [] } }
  expect(TRUSTED_ANSWERS.pesanan(none)).toEqual(none)
})

it.each([
  { total: undefined },
  { sisa: '30000000' },
  { dibayar: Number.NaN },
  { hari_ini: 20_261_102 },
  { tagihan: {} },
  { kantor: null },
  { berikutnya: undefined },
  { bayar: undefined },
])('takes none whose sums, day or lists would be drawn wrong: %j', (change) => {
  expect(TRUSTED_ANSWERS.pesanan(answerOf(change))).toBeNull()
})

it.each([undefined, null, '', 'Masuk ke WiFi', [], {}, { data: [] }, { data: 'x' }, { data: {} }])(
  'takes nothing of a network that answers in the API’s place: %j',
  (answer) => {
    for (const read of Object.values(TRUSTED_ANSWERS)) expect(read(answer)).toBeNull()
  },
)

it('takes what was sent by its id, and an opened page by its token', () => {
  expect(TRUSTED_ANSWERS.bukti({ data: { id: 7 } })).toEqual({ id: 7 })
  expect(TRUSTED_ANSWERS.akses({ data: { access_token: 'a' } })).toEqual({ access_token: 'a' })
  expect(TRUSTED_ANSWERS.akses({ data: { access_token: '' } })).toBeNull()
})
