import { keadaanDokumen } from '@safar/shared/people/jamaah/dokumen'
import type { Hubungan } from '@safar/shared/people/jamaah/hubungan-schema'
import { JAMAAH_FIELDS, type Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { Titipan } from '@safar/shared/people/jamaah/titipan-schema'
import { filled } from '@safar/shared/records/noun/given'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()
const TIMES = { created_at: '2026-11-21T03:00:00.000Z', updated_at: '2026-11-21T03:00:00.000Z' }
const person = (id: number, nama_paspor: string): Jamaah => ({
  id,
  ...filled(JAMAAH_FIELDS, { nama_paspor, no_paspor: 'X12****7' }),
  ...TIMES,
})
const SITI = person(1, 'SITI AMINAH')
const ALI = person(2, 'ALI YUSUF')
const ANAK: Hubungan = {
  id: 5,
  dengan: 2,
  nama: 'ALI YUSUF',
  jenis_kelamin: 'L',
  jenis: 'anak',
  bukti: 'kk',
  pada: TIMES.created_at,
  oleh: 'Rina',
  peringatan: ['Orang tua kurang dari 15 tahun lebih tua dari anaknya.'],
}

/** Serves two pilgrims; returns the bodies received. */
function pilgrims() {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/jamaah/1', () => HttpResponse.json({ data: SITI })),
    http.get('*/api/jamaah/1/dokumen', () =>
      HttpResponse.json({ data: [], meta: { keadaan: keadaanDokumen([]) } }),
    ),
    http.get('*/api/daftar/jamaah', () =>
      HttpResponse.json({ data: [SITI, ALI], meta: { total: 2 }, nomor: [1, 2], jumlah: {}, kata: {} }),
    ),
  )
  return sent
}

it('lists the family, adds somebody by name and removes after a question, and tries again after an error', async () => {
  const sent = pilgrims()
  let family: Hubungan[] = []
  let asked = 0
  server.use(
    http.get('*/api/jamaah/1/hubungan', () => {
      asked += 1
      if (asked === 1) return HttpResponse.json({ message: 'Gagal' }, { status: 500 })
      return HttpResponse.json({ data: family })
    }),
    http.post('*/api/jamaah/1/hubungan', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return HttpResponse.json(
          {
            message: 'Ada isian yang perlu diperbaiki.',
            errors: { jenis: ['Cocokkan tanggal lahir keduanya.'] },
          },
          { status: 422 },
        )
      family = [ANAK]
      return HttpResponse.json({ data: ANAK }, { status: 201 })
    }),
    http.delete('*/api/jamaah/1/hubungan/5', () => {
      family = []
      return HttpResponse.json({ message: 'Hubungan keluarga dihapus.' })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  const summary = await screen.findByText('Keluarga')
  expect(asked).toBe(0)
  await user.click(summary)
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText(/Belum ada keluarga yang dicatat/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tambah keluarga' }))
  await user.click(screen.getByRole('button', { name: 'Simpan hubungan' }))
  expect(await screen.findByText('Pilih dulu orangnya')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Cari orangnya' }), 'ali{Enter}')
  await user.click(await screen.findByRole('radio', { name: /ALI YUSUF/ }))
  expect(screen.queryByRole('radio', { name: /SITI AMINAH/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hubungan' }), 'anak')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bukti' }), 'kk')
  await user.click(screen.getByRole('button', { name: 'Simpan hubungan' }))
  expect(await screen.findByText('Cocokkan tanggal lahir keduanya.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Simpan hubungan' }))
  const list = await screen.findByRole('list', { name: 'Keluarga' })
  expect(sent[1]).toEqual({ dengan: 2, jenis: 'anak', bukti: 'kk' })
  expect(list.textContent).toContain('ALI YUSUF, anak, menurut kartu keluarga')
  expect(list.textContent).toContain('Perlu dicocokkan: Orang tua kurang dari 15 tahun')
  expect(within(list).getByRole('link', { name: 'ALI YUSUF' })).toMatchObject({
    href: expect.stringContaining('/admin/jamaah/2'),
  })
  await user.click(screen.getByRole('button', { name: 'Hapus hubungan dengan ALI YUSUF' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hapus hubungan keluarga' })
  expect(family).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Hapus hubungan' }))
  expect(await screen.findByText(/Belum ada keluarga yang dicatat/)).toBeTruthy()
})

it('says where the paper passport lies, moves it with a note by one press, and leads to a receipt', async () => {
  const sent = pilgrims()
  let entries: Titipan[] = []
  server.use(
    http.get('*/api/jamaah/1/titipan', () =>
      HttpResponse.json({ data: entries, sekarang: entries[0] ?? null, meta: { total: entries.length } }),
    ),
    http.post('*/api/jamaah/1/titipan', async ({ request }) => {
      sent.push(await request.json())
      const di = sent.length === 1 ? 'kantor' : 'penyedia_visa'
      const added: Titipan = {
        id: sent.length,
        di,
        catatan: sent.length === 1 ? 'Diantar ayahnya' : '',
        pada: '2026-11-22T03:05:00.000Z',
        oleh: 'Rina',
      }
      entries = [added, ...entries]
      return HttpResponse.json({ data: added }, { status: 201 })
    }),
  )
  const { user } = renderApp('/admin/jamaah/1')
  await user.click(await screen.findByText('Paspor fisik'))
  expect(await screen.findByText(/Belum pernah dititipkan/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Cetak tanda terima' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Catatan perpindahan/ }), 'Diantar ayahnya{Enter}')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Pindah ke kantor' }))
  expect(await screen.findByText('Di kantor sejak 22 November 2026 pukul 10.05 WIB')).toBeTruthy()
  expect(sent).toEqual([{ di: 'kantor', catatan: 'Diantar ayahnya' }])
  expect(screen.queryByRole('button', { name: 'Pindah ke kantor' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pindah ke penyedia visa' }))
  await waitFor(() => expect(sent[1]).toEqual({ di: 'penyedia_visa', catatan: '' }))
  const list = await screen.findByRole('list', { name: 'Perpindahan paspor' })
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
  expect(list.textContent).toContain('Diantar ayahnya')
  await user.click(screen.getByRole('link', { name: 'Cetak tanda terima' }))
  const sheet = await screen.findByRole('article', { name: 'Tanda terima paspor' })
  expect(sheet.textContent).toContain('SITI AMINAH')
  expect(sheet.textContent).toContain('X12****7')
  expect(sheet.textContent).toContain('Diserahkan dariKantorSekarang diPenyedia visa')
})
