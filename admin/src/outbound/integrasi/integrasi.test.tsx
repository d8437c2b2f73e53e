import type { Token } from '@safar/shared/access/token/token-schema'
import type { KirimanHook, Webhook } from '@safar/shared/outbound/webhook/webhook-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server, api } = fakeApi()
const WAKTU = '2026-11-21T03:00:00.000Z'

function webhook(given: Partial<Webhook> = {}): Webhook {
  return {
    id: 1,
    alamat: 'https://buku.safar.test/webhook',
    peristiwa: ['paket.diubah', 'paket.entah'],
    keadaan: 'aktif',
    alasan: '',
    berhasil_pada: null,
    rahasia_lama_sampai: null,
    antre: 0,
    gagal: 0,
    dibuat_oleh: 'Admin Safar',
    created_at: WAKTU,
    ...given,
  }
}
function kiriman(given: Partial<KirimanHook> = {}): KirimanHook {
  return {
    id: 7,
    pesan_id: 'pesan_7',
    peristiwa: 'paket.diubah',
    keadaan: 'antre',
    alasan: 'Penerima menjawab 503.',
    kode: 503,
    percobaan: 2,
    berikutnya: WAKTU,
    dikirim_pada: null,
    created_at: WAKTU,
    ...given,
  }
}
function token(given: Partial<Token> = {}): Token {
  return {
    id: 1,
    nama: 'Laporan',
    awalan: 'safar_ab12',
    role: 'keuangan',
    hanya_baca: true,
    keadaan: 'aktif',
    pembuat: 'Admin Safar',
    berlaku_sampai: addDays(hariIni(), 60),
    dipakai_pada: null,
    dicabut_pada: null,
    created_at: WAKTU,
    ...given,
  }
}

/** Serves these webhooks and tokens; returns the bodies received. */
function integrasi({ webhooks = [], tokens = [] }: { webhooks?: Webhook[]; tokens?: Token[] }) {
  const sent: unknown[] = []
  const meta = { total: 1, page: 1, per_page: 20, last_page: 1 }
  server.use(
    http.get('*/api/webhook', () => HttpResponse.json({ data: webhooks })),
    http.get('*/api/token', () => HttpResponse.json({ data: tokens })),
    http.get('*/api/webhook/1/kiriman', () => HttpResponse.json({ data: [kiriman()], meta })),
    http.post('*/api/webhook/1/uji', () => HttpResponse.json({ data: kiriman({ peristiwa: 'uji' }) })),
    http.post('*/api/webhook/1/kiriman/7/ulang', () => HttpResponse.json({ data: kiriman() })),
    http.delete('*/api/webhook/1', () => HttpResponse.json({ message: 'Webhook dihapus.' })),
    http.delete('*/api/token/1', () => HttpResponse.json({ message: 'Token dicabut.' })),
    http.post('*/api/webhook/1/rahasia', () =>
      HttpResponse.json({ data: { ...webhook(), rahasia: 'whsec_baru' } }),
    ),
    http.post('*/api/token', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { ...token(), token: 'safar_rahasia' } }, { status: 201 })
    }),
  )
  return sent
}

it('adds a webhook, keeps what was typed where it is refused, and shows the secret once', async () => {
  integrasi({})
  let refused = true
  const sent: unknown[] = []
  server.use(
    http.post('*/api/webhook', async ({ request }) => {
      sent.push(await request.json())
      const errors = { alamat: ['Alamat ini di jaringan dalam, jadi tidak dapat dikabari'] }
      if (refused) return HttpResponse.json({ message: 'Periksa isian.', errors }, { status: 422 })
      return HttpResponse.json({ data: { ...webhook(), rahasia: 'whsec_satu' } }, { status: 201 })
    }),
  )
  const { user } = renderApp('/admin/akun/integrasi')
  expect(await screen.findByText('Belum ada webhook.')).toBeTruthy()
  expect(screen.getByText('Belum ada token.')).toBeTruthy()
  const form = within(screen.getByRole('form', { name: 'Tambah webhook' }))
  await user.click(form.getByRole('button', { name: 'Tambah' }))
  expect(form.getByText('Pilih paling sedikit satu peristiwa')).toBeTruthy()
  const alamat = form.getByRole('textbox', { name: /Alamat penerima/ })
  await user.type(alamat, 'buku.safar.test')
  await user.click(form.getByRole('button', { name: 'Tambah' }))
  expect(form.getByText(/Isi alamat lengkap/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.clear(alamat)
  await user.type(alamat, 'https://10.0.0.1/')
  await user.click(form.getByRole('checkbox', { name: 'Situs selesai diterbitkan' }))
  await user.click(form.getByRole('button', { name: 'Tambah' }))
  expect((await form.findByRole('alert')).textContent).toContain('jaringan dalam')
  expect(alamat).toHaveProperty('value', 'https://10.0.0.1/')
  refused = false
  await user.click(form.getByRole('button', { name: 'Tambah' }))
  expect(sent.at(-1)).toEqual({ alamat: 'https://10.0.0.1/', peristiwa: ['publikasi.terbit'] })
  const dialog = within(await screen.findByRole('dialog', { name: 'Simpan rahasia ini' }))
  expect(dialog.getByRole('textbox', { name: 'Rahasia webhook' })).toHaveProperty('value', 'whsec_satu')
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('button', { name: 'Sudah saya simpan' }))
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_satu')).toBeNull())
  expect(alamat).toHaveProperty('value', '')
})

it('tries a webhook, shows what it was told and how that ended, and sends again, renews and removes on request', async () => {
  integrasi({ webhooks: [webhook({ gagal: 2 })] })
  const { user } = renderApp('/admin/akun/integrasi')
  const list = within(await screen.findByRole('list', { name: 'Daftar webhook' }))
  expect(await list.findByText('Belum pernah menerima · 2 gagal')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Kirim uji ke buku.safar.test' }))
  const deliveries = within(await list.findByRole('list', { name: /^Kiriman/ }))
  expect(deliveries.getByText(/Penerima menjawab 503. Sudah dicoba 2 kali. Dicoba lagi/)).toBeTruthy()
  // A name that a newer server knows.
  expect(list.getByText('paket.entah')).toBeTruthy()
  await user.click(deliveries.getByRole('button', { name: /^Kirim ulang: Paket yang tayang diubah/ }))
  await waitFor(() => expect(api.calls).toContain('POST /api/webhook/1/kiriman/7/ulang'))
  await user.click(list.getByRole('button', { name: 'Rahasia baru' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Buat rahasia baru' })).getByRole('button', {
      name: 'Buat',
    }),
  )
  expect(await screen.findByDisplayValue('whsec_baru')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sudah saya simpan' }))
  await user.click(await list.findByRole('button', { name: 'Hapus' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Hapus webhook' }))
  expect(api.calls).not.toContain('DELETE /api/webhook/1')
  await user.click(asked.getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(api.calls).toContain('DELETE /api/webhook/1'))
})

it('says why a webhook stopped by itself, and starts it again', async () => {
  integrasi({ webhooks: [webhook({ keadaan: 'dimatikan', alasan: 'Tidak satu pun kiriman diterima.' })] })
  const sent: unknown[] = []
  server.use(
    http.patch('*/api/webhook/1', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: webhook() })
    }),
  )
  const { user } = renderApp('/admin/akun/integrasi')
  expect(await screen.findByText(/Tidak satu pun kiriman diterima. Perbaiki penerimanya/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Kirim uji/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Aktifkan buku.safar.test' }))
  await waitFor(() => expect(sent).toEqual([{ aktif: true }]))
})

it('makes a token that only reads unless said otherwise, shows it once, and revokes on request', async () => {
  const sent = integrasi({
    tokens: [
      token({ berlaku_sampai: addDays(hariIni(), 5) }),
      token({ id: 2, nama: 'Lama', keadaan: 'dicabut' }),
    ],
  })
  const { user } = renderApp('/admin/akun/integrasi')
  const list = within(await screen.findByRole('list', { name: 'Daftar token' }))
  expect(await list.findByText('Berakhir 5 hari lagi')).toBeTruthy()
  expect(list.getByText('Dicabut')).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Cabut token Lama' })).toBeNull()
  const form = within(screen.getByRole('form', { name: 'Buat token' }))
  await user.click(form.getByRole('button', { name: 'Buat token' }))
  expect(form.getByText('Data tidak boleh kosong')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /Nama program/ }), 'Toko')
  await user.selectOptions(form.getByRole('combobox', { name: 'Peran' }), 'Staf')
  await user.click(form.getByRole('button', { name: 'Buat token' }))
  expect(await screen.findByDisplayValue('safar_rahasia')).toBeTruthy()
  expect(sent).toEqual([
    { nama: 'Toko', role: 'staf', hanya_baca: true, berlaku_sampai: addDays(hariIni(), 90) },
  ])
  await user.click(screen.getByRole('button', { name: 'Sudah saya simpan' }))
  await user.click(list.getByRole('button', { name: 'Cabut token Laporan' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Cabut token' }))
  await user.click(asked.getByRole('button', { name: 'Cabut' }))
  await waitFor(() => expect(api.calls).toContain('DELETE /api/token/1'))
})

it('is of admins alone', async () => {
  renderApp('/admin/akun/integrasi', 'staf')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(api.calls.filter((call) => /webhook|token/.test(call))).toEqual([])
})
