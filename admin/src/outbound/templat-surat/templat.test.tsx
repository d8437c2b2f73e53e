import { checkTemplate } from '@safar/shared/outbound/templat-surat/naskah-templat'
import { isNamaTemplat, NAMA_TEMPLAT } from '@safar/shared/outbound/templat-surat/templat'
import type { TemplatSurat } from '@safar/shared/outbound/templat-surat/templat-surat-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

const bawaan = (nama: TemplatSurat['nama']): TemplatSurat => ({
  nama,
  versi: 0,
  perihal: '',
  judul: '',
  isi: '',
  oleh: '',
  updated_at: null,
})

/** Serves templates; `over` is what somebody else saved meanwhile. */
function templates(given: Partial<TemplatSurat>[] = []) {
  const kept = NAMA_TEMPLAT.map((nama) => ({ ...bawaan(nama), ...given.find((each) => each.nama === nama) }))
  const sent: Partial<TemplatSurat>[] = []
  const previews: unknown[] = []
  server.use(
    http.get('*/api/templat-surat', () => HttpResponse.json({ data: kept })),
    http.get('*/api/templat-surat/:nama/riwayat', () =>
      HttpResponse.json({ data: [{ ...bawaan('terbit-gagal'), versi: 2, judul: 'Dulu', oleh: 'Ratna' }] }),
    ),
    http.post<{ nama: string }, TemplatSurat>('*/api/templat-surat/:nama', async ({ request, params }) => {
      const body = await request.json()
      sent.push(body)
      const row = kept.find(({ nama }) => nama === params.nama)
      if (!row || !isNamaTemplat(params.nama))
        return HttpResponse.json({ message: 'tidak ada' }, { status: 404 })
      if (body.versi !== row.versi) {
        return HttpResponse.json({ message: 'sudah diubah', data: row }, { status: 409 })
      }
      Object.assign(row, body, { versi: row.versi + 1, oleh: 'Saya', updated_at: '2026-11-21T03:00:00.000Z' })
      return HttpResponse.json({ data: row })
    }),
    http.post<{ nama: string }, TemplatSurat>('*/api/templat-surat/:nama/pratinjau', async ({ request }) => {
      const body = await request.json()
      previews.push(body)
      expect(checkTemplate('terbit-gagal', body)).toEqual({})
      return HttpResponse.json({
        data: { perihal: body.perihal || 'Bawaan', teks: 'Teks biasa', html: '<p>x</p>' },
      })
    }),
  )
  return { kept, sent, previews }
}

it('lists every message by who gets it, with whose words it has, from the outbox on', async () => {
  templates([{ nama: 'terbit-gagal', versi: 3, judul: 'Halo', updated_at: '2026-11-21T03:00:00.000Z' }])
  renderApp('/admin/kotak-keluar/templat')
  const office = within(await screen.findByRole('region', { name: 'Untuk kantor' }))
  const row = office.getByRole('link', { name: 'Situs gagal diterbitkan' }).closest('li')
  expect(row?.textContent).toContain('Teks sendiri, versi 3 21 Nov 2026')
  const account = within(screen.getByRole('region', { name: 'Untuk pemilik akun' }))
  expect(account.getAllByText('Teks bawaan').length).toBeGreaterThan(2)
})

it('keeps what was changed alone, and says of an unknown word where it stands before anything is sent', async () => {
  const { sent } = templates()
  const { user } = renderApp('/admin/kotak-keluar/templat/terbit-gagal')
  const isi = await screen.findByRole('textbox', { name: 'Isi' })
  expect(screen.getByText('Teks bawaan, dapat Anda ubah.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveProperty('disabled', true)
  await user.clear(isi)
  await user.type(isi, 'Halo {{nik}')
  expect(screen.getByText(/Baris 1: \{nik\} tidak dikenal/).textContent).toContain('{tautan} harus ada')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(sent).toEqual([])
  await user.clear(isi)
  await user.type(isi, 'Buka ')
  await user.click(screen.getByRole('button', { name: 'Sisipkan {tautan}' }))
  expect(isi).toHaveProperty('value', 'Buka {tautan}')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Tersimpan sebagai versi 1.')).toBeTruthy()
  // A text equal to the default stays the default.
  expect(sent).toEqual([{ perihal: '', judul: '', isi: 'Buka {tautan}', versi: 0 }])
  await user.click(screen.getByRole('button', { name: 'Kembalikan ke semula' }))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByText('Tersimpan sebagai versi 2.')
  expect(sent[1]).toEqual({ perihal: '', judul: '', isi: '', versi: 1 })
})

it('shows how it reads, in a frame that runs nothing, and as text', async () => {
  templates()
  const { user } = renderApp('/admin/kotak-keluar/templat/terbit-gagal')
  const frame = await screen.findByTitle('Email seperti dibaca penerimanya')
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', '<p>x</p>'])
  await user.click(screen.getByRole('radio', { name: 'Teks saja' }))
  expect(screen.getByText('Teks biasa')).toBeTruthy()
})

it('lays nothing over what somebody else saved, and loses neither', async () => {
  const { kept, sent } = templates()
  const { user } = renderApp('/admin/kotak-keluar/templat/terbit-gagal')
  const judul = await screen.findByRole('textbox', { name: 'Judul di atas isi' })
  Object.assign(kept.find(({ nama }) => nama === 'terbit-gagal') ?? {}, {
    versi: 5,
    judul: 'Punya Ratna',
    oleh: 'Ratna',
  })
  await user.clear(judul)
  await user.type(judul, 'Punya saya')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  const said = await screen.findByRole('alert')
  expect(said.textContent).toMatch(/Ratna menyimpan templat ini.*Punya Ratna/)
  expect(judul).toHaveProperty('value', 'Punya saya')
  await user.click(within(said).getByRole('button', { name: 'Simpan isian saya' }))
  await screen.findByText('Tersimpan sebagai versi 6.')
  expect(sent.at(-1)).toMatchObject({ judul: 'Punya saya', versi: 5 })
  await user.click(screen.getByText('Versi sebelumnya'))
  await user.click(await screen.findByRole('button', { name: 'Pakai versi 2' }))
  await waitFor(() => expect(judul).toHaveProperty('value', 'Dulu'))
})

it('is no address for a message that there is not', async () => {
  templates()
  renderApp('/admin/kotak-keluar/templat/tidak-ada')
  expect(await screen.findByText(/tidak ada/i)).toBeTruthy()
})
