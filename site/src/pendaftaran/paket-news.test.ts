import { belumKursi } from '@safar/shared/outbound/belum-kursi'
import { describe, expect, it } from 'vitest'
import { askPaketNews } from './paket-news.ts'

const choice = { value: 'umrah-reguler', label: 'Umrah Reguler' }
const TODAY = '2026-11-21'
const paket = {
  slug: 'umrah-reguler',
  nama_paket: 'Umrah Reguler Desember',
  tanggal_keberangkatan: '2026-12-12',
  currency: 'Rp',
  harga_quad: 29_500_000,
  harga_triple: 0,
  harga_double: 32_000_000,
  total_pax: 50,
  sisa_pax: 12,
}
const ask = (body: unknown, status = 200) =>
  askPaketNews('', choice, async () => new Response(JSON.stringify(body), { status }), TODAY)

describe('the package that a Booking button brought along', () => {
  it('is named with its date, price and seats', async () => {
    const harga_tidak_termasuks = [{ keterangan: 'Kursi roda beserta pendorongnya: Rp 1.500.000' }, 7]
    expect(await ask({ data: { ...paket, harga_tidak_termasuks } })).toEqual({
      status: 'terbuka',
      tidakTermasuk: ['Kursi roda beserta pendorongnya: Rp 1.500.000'],
      tunggu: null,
      kamar: [
        { value: 'quad', label: 'Quad (berempat) · Rp 29.500.000' },
        { value: 'double', label: 'Double (berdua) · Rp 32.000.000' },
      ],
      label: 'Umrah Reguler Desember',
      keterangan:
        'Berangkat Sabtu, 12 Desember 2026 · Rp\u00a032.000.000 / pax, DOUBLE · Sisa 12 dari 50 kursi',
    })
  })

  it('leaves out what the host does not tell', async () => {
    expect(
      await ask({ data: { ...paket, tanggal_keberangkatan: null, harga_double: '0.00' } }),
    ).toMatchObject({ label: 'Umrah Reguler Desember', keterangan: 'Sisa 12 dari 50 kursi' })
  })

  it('is said to be full or gone', async () => {
    expect(await ask({ data: { ...paket, sisa_pax: 0 } })).toMatchObject({
      status: 'penuh',
      keterangan: `Keberangkatan ini, 12 Desember 2026, sudah penuh. ${belumKursi('penuh')}`,
      tunggu: { path: `/data_produk/${choice.value}#daftar-tunggu` },
    })
    expect(await ask({ data: { ...paket, tanggal_keberangkatan: '2026-11-07' } })).toMatchObject({
      status: 'berangkat',
      keterangan: 'Keberangkatan 7 November 2026 sudah lewat dan tidak dijual lagi.',
    })
  })

  it('is no package where the host has none, ours or an older one', async () => {
    for (const answer of [ask({ message: 'tidak ada' }, 404), ask({ success: false, data: null })]) {
      expect(await answer).toMatchObject({
        status: 'tidak-ada',
        keterangan: 'Paket dari tautan ini tidak kami temukan.',
      })
    }
  })

  it('keeps the name that the address gives while the host is away or in trouble', async () => {
    const offline = async () => {
      throw new TypeError('fetch failed')
    }
    const kept = {
      status: 'tidak-terjawab',
      label: 'Umrah Reguler',
      keterangan: '',
      kamar: [],
      tidakTermasuk: [],
      tunggu: null,
    }
    expect(await askPaketNews('', choice, offline, TODAY)).toEqual(kept)
    expect(await ask({ message: 'Server error' }, 500)).toEqual(kept)
  })
})
