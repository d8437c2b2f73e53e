import type { PendaftaranLengkap } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { pendaftaranRecord } from '../../../testing/records.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { api, server } = fakeApi()

const OTHER = pendaftaranRecord({ id: 2, kode: 'AAAA-2222', nama: 'Siti M' })

const lengkap = (over: Partial<PendaftaranLengkap> = {}): PendaftaranLengkap => ({
  ...pendaftaranRecord(),
  kontak: [],
  riwayat: [],
  kembaran: [],
  gabungan: [],
  loncatan: [],
  pemesanan: null,
  ...over,
})

/** Serves one registration; returns the changes received. */
function serve(first: PendaftaranLengkap, answers: Record<string, (body: object) => Response> = {}) {
  const sent: [string, object][] = []
  api.pendaftaran = [first]
  server.use(
    http.get('*/api/pendaftaran/petugas', () =>
      HttpResponse.json({ data: [{ id: 1, nama: 'Admin Safar' }] }),
    ),
    http.get('*/api/pendaftaran/1', () => HttpResponse.json({ data: first })),
    ...['*/api/pendaftaran/1', '*/api/pendaftaran/1/:what'].map((path) =>
      http.all(path, async ({ request, params }) => {
        const text = await request.text()
        const body: object = text === '' ? {} : JSON.parse(text)
        const what = String(params.what ?? 'ubah')
        sent.push([what, body])
        return answers[what]?.(body) ?? HttpResponse.json({ data: { ...first, ...body, updated_at: 'z' } })
      }),
    ),
  )
  return sent
}

it('leads to the booking that a registration became, and to the form of one until then', async () => {
  serve(lengkap({ pemesanan: { id: 7, kode: 'SFR-2026-0007' } }))
  renderApp('/admin/pendaftaran/1')
  const booking = await screen.findByRole('link', { name: 'Buka pemesanan SFR-2026-0007' })
  expect(booking.getAttribute('href')).toBe('/admin/pemesanan/7')
  expect(screen.queryByRole('link', { name: 'Jadikan pemesanan' })).toBeNull()
})

it('writes down a talk with what comes next, and clears what was typed once it is stored', async () => {
  const away = { dari: '2027-03-01T03:00:00.000Z', sampai: '2027-04-01T03:00:00.000Z' }
  const sent = serve(lengkap({ loncatan: [away] }))
  const { user } = renderApp('/admin/pendaftaran/1')
  const form = await screen.findByRole('region', { name: 'Catat kontak' })
  // As the server counts it, who was away for a month.
  expect(screen.getByText(/^Dihapus sesudah 21 Desember 2028, 31 hari lebih lama/)).toBeTruthy()
  await user.selectOptions(within(form).getByLabelText('Hasil'), 'Tidak diangkat')
  const note = within(form).getByLabelText('Yang dibicarakan')
  await user.type(note, 'Coba lagi sore')
  await user.type(within(form).getByLabelText('Langkah berikutnya'), 'Telepon sore')
  await user.click(within(form).getByRole('button', { name: 'Catat' }))
  expect(await screen.findByText('Kontak tercatat.')).toBeTruthy()
  expect(sent).toEqual([
    [
      'kontak',
      {
        cara: 'whatsapp',
        hasil: 'tidak-diangkat',
        catatan: 'Coba lagi sore',
        langkah: 'Telepon sore',
        status: 'dihubungi',
      },
    ],
  ])
  expect(note).toHaveProperty('value', '')
})

it('sets the day of the next step by one press, says so, and keeps it where it could not be stored', async () => {
  let isFull = true
  const sent = serve(lengkap(), {
    ubah: (body) =>
      isFull
        ? HttpResponse.json({ message: 'Server penuh.' }, { status: 507 })
        : HttpResponse.json({ data: { ...lengkap(), ...body, updated_at: 'b' } }),
  })
  const { user } = renderApp('/admin/pendaftaran/1')
  const card = within(await screen.findByRole('region', { name: 'Berikutnya' }))
  const besok = addDays(hariIni(), 1)
  await user.click(card.getByRole('button', { name: 'Besok' }))
  expect((await card.findByRole('alert')).textContent).toContain('Belum tersimpan. Server penuh.')
  expect(card.getByLabelText('Hubungi lagi pada')).toHaveProperty('value', besok)
  isFull = false
  await user.click(card.getByRole('button', { name: 'Besok' }))
  expect(await card.findByText(/^Tersimpan: hubungi lagi /)).toBeTruthy()
  expect(sent.map(([, body]) => body)).toEqual([
    expect.objectContaining({ tindak_lanjut: besok }),
    expect.objectContaining({ tindak_lanjut: besok }),
  ])
})

it('says whose task it became, or that its next step is done, and takes it back', async () => {
  const sent = serve(lengkap({ tindak_lanjut: hariIni(), petugas: 'Nisa', petugas_id: 9 }))
  const { user } = renderApp('/admin/pendaftaran/1')
  const card = within(await screen.findByRole('region', { name: 'Berikutnya' }))
  await card.findByRole('option', { name: 'Admin Safar (saya)' })
  await user.selectOptions(card.getByLabelText('Penanggung jawab'), 'Belum ada')
  expect(await screen.findByText('Siti Maryam tanpa penanggung jawab.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ petugas_id: 9 }))
  await user.click(card.getByRole('button', { name: 'Tandai selesai' }))
  expect(await screen.findByText('Siti Maryam ditandai selesai.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await waitFor(() => expect(sent.at(-1)?.[1]).toMatchObject({ tindak_lanjut: hariIni() }))
})

it('keeps what was typed where it could not be stored, and says why', async () => {
  serve(lengkap(), { kontak: () => HttpResponse.json({ message: 'Server penuh.' }, { status: 507 }) })
  const { user } = renderApp('/admin/pendaftaran/1')
  const note = await screen.findByLabelText('Yang dibicarakan')
  await user.type(note, 'Panjang')
  await user.click(screen.getByRole('button', { name: 'Catat' }))
  expect(await screen.findByText(/Belum tersimpan\. Server penuh\./)).toBeTruthy()
  expect(note).toHaveProperty('value', 'Panjang')
})

it('joins a registration that may be the same one after asking, and tells them apart as well', async () => {
  const sent = serve(lengkap({ kembaran: [OTHER], kembar: 1 }), {
    gabung: () => HttpResponse.json({ data: lengkap({ gabungan: [OTHER] }) }),
  })
  const { user } = renderApp('/admin/pendaftaran/1')
  await user.click(await screen.findByRole('button', { name: 'Gabungkan dengan AAAA-2222' }))
  expect(sent).toEqual([])
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).not.toContain('mungkin dua orang')
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan' }))
  await waitFor(() => expect(sent.map(([what]) => what)).toEqual(['gabung']))
  expect(sent[0]?.[1]).toMatchObject({ dengan_id: 2, updated_at_lain: OTHER.updated_at })
})

it('says before two are joined, and beside what is joined, that they did not come from one mailbox', async () => {
  const lain = { ...OTHER, email: 'orang.lain@contoh.test' }
  serve(
    lengkap({ kembaran: [lain], kembar: 1, gabungan: [{ ...OTHER, id: 3, kode: 'AAAA-3333', email: '' }] }),
  )
  const { user } = renderApp('/admin/pendaftaran/1')
  expect(await screen.findByText(/mungkin dua orang.+AAAA-2222: orang\.lain@contoh\.test/)).toBeTruthy()
  expect(screen.getByText(/^Hanya salah satunya punya email.+AAAA-3333: tanpa email/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gabungkan dengan AAAA-2222' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('mungkin dua orang')
})

it('shows both sides where two changed the same field, and puts the others together', async () => {
  const base = lengkap()
  let tries = 0
  const stored = { ...base, nama: 'Siti Rahma', jumlah_pax: 5, diubah_oleh: 'Rina', updated_at: 'b' }
  const sent = serve(base, {
    ubah: (body) => {
      tries += 1
      return tries === 1
        ? HttpResponse.json({ message: 'Sudah diubah.', data: stored }, { status: 409 })
        : HttpResponse.json({ data: { ...stored, ...body, updated_at: 'c' } })
    },
  })
  const { user } = renderApp('/admin/pendaftaran/1')
  await user.click(await screen.findByRole('button', { name: 'Ubah data' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^Nama/))
  await user.type(dialog.getByLabelText(/^Nama/), 'Siti Maryam Hasan')
  await user.clear(dialog.getByLabelText('Telepon'))
  await user.type(dialog.getByLabelText('Telepon'), '0813 1111 2222')
  // A count takes digits alone.
  await user.type(dialog.getByLabelText('Jumlah orang'), 'x-e,')
  expect(dialog.getByLabelText<HTMLInputElement>('Jumlah orang').value).toBe(String(base.jumlah_pax ?? ''))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('Tersimpan: Siti Rahma')
  expect(alert.textContent).toContain('Punya Anda: Siti Maryam Hasan')
  expect(alert.textContent).not.toContain('Jumlah orang')
  await user.click(dialog.getByRole('button', { name: 'Pakai punya mereka' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  // Theirs where both changed, mine where I alone did.
  expect(sent[1]?.[1]).toEqual({ telepon: '6281311112222', updated_at: 'b' })
})

it('corrects who travels and what they need, and says what is wrong before it is sent', async () => {
  const sent = serve(lengkap({ ikut: 'tidak', usia: '71, 45', kursi_roda: 'ya', updated_at: 'a' }))
  const { user } = renderApp('/admin/manifest/1')
  expect(await screen.findByText('Pendaftar ikut berangkat: Tidak, mendaftarkan orang lain')).toBeTruthy()
  expect(screen.getByText('Kursi roda: Perlu, beserta pendorongnya')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ubah data' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [nama, usia] = [dialog.getByLabelText(/^Nama/), dialog.getByLabelText('Usia yang berangkat')]
  await user.clear(nama)
  await user.clear(usia)
  await user.type(usia, '71, 46')
  await user.type(dialog.getByLabelText('Pendamping'), 'Menantu')
  await user.selectOptions(dialog.getByLabelText('Kursi roda'), 'Tidak perlu')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(dialog.getByRole('alert').textContent).toBe('1 isian perlu diperbaiki.')
  expect(document.activeElement).toBe(nama)
  expect(sent).toEqual([])
  await user.type(nama, 'Siti Maryam')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([['ubah', { usia: '71, 46', pendamping: 'Menantu', kursi_roda: '', updated_at: 'a' }]])
})

it('leads on to the next of the list that it was opened from, though this one has left that list meanwhile', async () => {
  const [first, next] = [lengkap(), lengkap({ id: 2, nama: 'Budi Santoso', kode: 'BBBB-3333' })]
  let waiting = [first, next]
  server.use(
    http.get('*/api/pendaftaran', () =>
      HttpResponse.json({ data: waiting, meta: { total: waiting.length, page: 1, per_page: 20 } }),
    ),
    http.get('*/api/pendaftaran/:id', ({ params }) =>
      HttpResponse.json({ data: params.id === '2' ? next : first }),
    ),
  )
  const { user } = renderApp('/admin/pendaftaran?status=baru')
  await user.click(await screen.findByRole('link', { name: first.nama }))
  const on = await screen.findByRole('link', { name: 'Berikutnya: Budi Santoso' })
  expect(screen.queryByRole('link', { name: /^Sebelumnya/ })).toBeNull()
  waiting = [next]
  await user.click(on)
  expect(await screen.findByRole('heading', { level: 1, name: 'Budi Santoso' })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: `Sebelumnya: ${first.nama}` }))
  expect(await screen.findByRole('heading', { level: 1, name: first.nama })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kembali ke Pendaftaran' }).getAttribute('href')).toBe(
    '/admin/pendaftaran?status=baru',
  )
})

it('goes to the trash by one press with a way back, and says so where it could not', async () => {
  let isUp = false
  serve(lengkap(), {
    ubah: () => HttpResponse.json({ message: 'Data berhasil dihapus' }, { status: isUp ? 200 : 500 }),
  })
  const { user } = renderApp('/admin/pendaftaran/1')
  const trash = await screen.findByRole('button', { name: 'Pindahkan ke Sampah' })
  await user.click(trash)
  expect(await screen.findByText('Belum berhasil dipindahkan. Coba lagi.')).toBeTruthy()
  isUp = true
  await user.click(trash)
  expect(await screen.findByText(/dihapus, tersimpan 30 hari di Sampah\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Urungkan' })).toBeTruthy()
})

it('lets finance read it without a way to change it, and says what is not there', async () => {
  serve(lengkap({ petugas: 'Nisa', petugas_id: 9 }))
  renderApp('/admin/pendaftaran/1', 'keuangan')
  expect(await screen.findByText('Nisa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ubah data' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Catat kontak' })).toBeNull()
})

it('says that a registration is not there', async () => {
  server.use(http.get('*/api/pendaftaran/9', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  renderApp('/admin/pendaftaran/9')
  expect(await screen.findByText('Pendaftaran ini tidak ada.')).toBeTruthy()
})
