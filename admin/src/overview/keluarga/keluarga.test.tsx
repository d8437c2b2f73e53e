import type { Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { pemesananRecord } from '../../testing/booking-record.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { kwitansiRecord, pembayaranRecord, uangRecord } from '../../testing/money-records.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api, server } = fakeApi()

const NAMED = { kode: 'SFR-2026-0005', pemesan_nama: 'Hendra Saputra', nama_paket: 'Umrah Januari' }

function kiriman(part: Partial<Kiriman>): Kiriman {
  return {
    id: 1,
    jenis: 'permintaan',
    pemesanan_id: 5,
    ...NAMED,
    dikirim_pada: '2026-11-20T03:00:00.000Z',
    keadaan: 'menunggu',
    jawaban: '',
    dijawab_oleh: '',
    dijawab_pada: null,
    teks: '',
    pembayaran: null,
    dokumen: null,
    ...part,
  }
}

const PROOF = kiriman({ id: 1, jenis: 'bukti', pembayaran: { ...pembayaranRecord({ id: 11 }), ...NAMED } })
const PAPER = kiriman({
  id: 2,
  jenis: 'dokumen',
  dokumen: { id: 22, jamaah_id: 3, jenis: 'paspor', nama: 'SITI AMINAH' },
})
const REQUEST = kiriman({ id: 3, teks: 'Tolong ganti nomor telepon kami' })

/** Serves what waits until it is decided; returns what was sent. */
function office(first: Kiriman[]) {
  const state = { rows: first }
  const sent: unknown[] = []
  const decided = (id: number) => {
    state.rows = state.rows.filter((one) => one.id !== id)
  }
  server.use(
    http.get('*/api/kiriman-keluarga', () =>
      HttpResponse.json({
        data: state.rows,
        pemeriksa: [],
        meta: { total: state.rows.length, page: 1, per_page: 50, last_page: 1 },
      }),
    ),
    http.get('*/api/pemesanan/:id/uang', () => HttpResponse.json({ data: uangRecord() })),
    http.get('*/api/jamaah/:id/dokumen', () => HttpResponse.json({ message: 'Rusak' }, { status: 503 })),
    http.post('*/api/pembayaran/11/terima', () => {
      decided(1)
      sent.push('terima')
      return HttpResponse.json({
        data: {
          ...kwitansiRecord(),
          pembayaran: pembayaranRecord({ id: 11, status: 'diterima', kwitansi: 'KW-2026-000007' }),
          pemesanan: { id: 5, kode: NAMED.kode, status: 'sebagian' },
          peringatan: [],
        },
      })
    }),
    http.patch('*/api/jamaah/3/dokumen/22', async ({ request }) => {
      decided(2)
      sent.push(await request.json())
      return HttpResponse.json({
        data: {
          id: 22,
          jenis: 'paspor',
          status: 'ditolak',
          alasan: 'fotonya buram atau gelap',
          menggantikan_id: null,
          tipe: 'image/jpeg',
          besar: 1,
          ada: true,
          diunggah_oleh: '',
          diunggah_pada: PAPER.dikirim_pada,
          pemeriksa: 'Rina',
          diperiksa_pada: PAPER.dikirim_pada,
          dikabari_pada: null,
          updated_at: PAPER.dikirim_pada,
        },
      })
    }),
    http.post('*/api/kiriman-keluarga/3/jawab', async ({ request }) => {
      const body = await request.json()
      sent.push(body)
      decided(3)
      return HttpResponse.json({ data: kiriman({ ...REQUEST, keadaan: 'ditolak' }) })
    }),
  )
  return { sent }
}

it('holds proofs, papers and requests, worked through by the keys of money’s queue', async () => {
  api.kirimanMenunggu = 3
  const { sent } = office([PROOF, PAPER, REQUEST])
  const { user } = renderApp('/admin/keluarga', 'admin')
  await screen.findByRole('region', { name: /Rp 20.000.317 Hendra Saputra/ })
  expect(await screen.findByText('3 kiriman keluarga menunggu')).toBeTruthy()
  await user.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Paspor SITI AMINAH' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-line')).toBe('2'))
  await user.keyboard('x')
  const form = await screen.findByRole('form', { name: 'Tolak dokumen' })
  await user.click(within(form).getByRole('radio', { name: 'Fotonya buram atau gelap' }))
  await user.click(within(form).getByRole('button', { name: 'Tolak dokumen' }))
  const panel = await screen.findByRole('region', { name: 'Permintaan Hendra Saputra' })
  expect(within(panel).getByText('Tolong ganti nomor telepon kami')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText(/Tidak ada yang dapat diurungkan/)).toBeTruthy()
  await user.keyboard('x')
  const dialog = await screen.findByRole('dialog', { name: 'Tolak permintaan Hendra Saputra' })
  await user.click(within(dialog).getByRole('button', { name: 'Kirim dulu foto paspor atau KTP-nya' }))
  await user.click(within(dialog).getByRole('button', { name: 'Tolak' }))
  expect(await screen.findByText('Tidak ada yang menunggu.')).toBeTruthy()
  expect(sent).toEqual([
    'terima',
    { status: 'ditolak', alasan: 'fotonya buram atau gelap' },
    { status: 'ditolak', jawaban: 'Kirim dulu foto paspor atau KTP-nya' },
  ])
})

it('keeps the words of an answer that failed, and says why', async () => {
  office([REQUEST])
  server.use(
    http.post('*/api/kiriman-keluarga/3/jawab', () =>
      HttpResponse.json({ message: 'Permintaan ini sudah dijawab.', data: REQUEST }, { status: 409 }),
    ),
  )
  const { user } = renderApp('/admin/keluarga', 'admin')
  const panel = await screen.findByRole('region', { name: 'Permintaan Hendra Saputra' })
  await user.type(within(panel).getByLabelText('Jawaban untuk keluarga'), 'Sudah diganti')
  await user.click(within(panel).getByRole('button', { name: /Sudah dipenuhi/ }))
  expect((await within(panel).findByRole('alert')).textContent).toBe('Permintaan ini sudah dijawab.')
  expect(within(panel).getByLabelText('Jawaban untuk keluarga')).toHaveProperty('value', 'Sudah diganti')
})

it('makes the link on the booking, with the words of a chat, and invites to an account', async () => {
  const booking = pemesananRecord({
    pemesan: { nama: 'Hendra Saputra', telepon: '6281211112222', email: 'hendra@contoh.test' },
  })
  const sent: string[] = []
  server.use(
    http.get('*/api/pemesanan', () =>
      HttpResponse.json({ data: [], meta: { total: 0, page: 1, per_page: 20, last_page: 1 } }),
    ),
    http.get('*/api/pemesanan/:id', () => HttpResponse.json({ data: booking })),
    http.get('*/api/pemesanan/:id/uang', () => HttpResponse.json({ data: uangRecord() })),
    http.get('*/api/pemesanan/:id/kesiapan', () => HttpResponse.json({ data: [] })),
    http.get('*/api/kiriman-keluarga', () =>
      HttpResponse.json({
        data: [kiriman({ ...REQUEST, keadaan: 'ditolak', jawaban: 'Kirim KTP dulu', dijawab_oleh: 'Rina' })],
        pemeriksa: [],
        meta: { total: 1, page: 1, per_page: 50, last_page: 1 },
      }),
    ),
    http.post('*/api/pemesanan/:id/tautan', () => {
      sent.push('tautan')
      const tautan = 'https://safar.test/pesanan#abc'
      const data = {
        tautan,
        berlaku_sampai: '2027-01-20T00:00:00.000Z',
        pesan: `Buka ${tautan}`,
        email: true,
      }
      return HttpResponse.json({ data }, { status: 201 })
    }),
    http.post('*/api/pemesanan/:id/akun', () => {
      sent.push('akun')
      const data = { keadaan: 'diundang', diundang_pada: '2026-11-20T03:00:00.000Z', tertahan: false }
      return HttpResponse.json({ data }, { status: 201 })
    }),
  )
  const { user } = renderApp(`/admin/pemesanan/${booking.id}`, 'admin')
  const card = await screen.findByRole('region', { name: 'Halaman keluarga' })
  expect(await within(card).findByText('Ditolak: Kirim KTP dulu')).toBeTruthy()
  expect(within(card).getByRole('link', { name: 'Lihat seperti keluarga' }).getAttribute('href')).toBe(
    `/admin/keluarga/${booking.id}`,
  )
  await user.click(await within(card).findByRole('button', { name: 'Undang membuat akun' }))
  expect(await within(card).findByText(/masuk kotak keluar/)).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Buat tautan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tautan keluarga siap' })
  expect(within(dialog).getByLabelText('Pesan')).toHaveProperty(
    'value',
    'Buka https://safar.test/pesanan#abc',
  )
  expect(
    within(dialog).getByRole('link', { name: 'Kirim lewat WhatsApp (tab baru)' }).getAttribute('href'),
  ).toContain('wa.me')
  expect(sent).toEqual(['akun', 'tautan'])
})
