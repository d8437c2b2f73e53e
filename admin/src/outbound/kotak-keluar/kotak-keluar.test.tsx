import type { JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import type { KotakKeluar, Surat } from '@safar/shared/outbound/kotak-keluar/kotak-keluar-schema'
import type { StoppedAddress } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http, type PathParams } from 'msw'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { server } = fakeApi()

function surat(given: Partial<Surat>): Surat {
  return {
    id: 1,
    peristiwa: 'pendaftaran-baru',
    saluran: 'email',
    penerima: 'halo@safar.test',
    perihal: 'Pendaftaran baru K7MD-3RTX',
    templat: 'pendaftaran-baru',
    versi: 1,
    keadaan: 'antre',
    lewat: '',
    alasan: '',
    percobaan: 0,
    berikutnya: null,
    dikirim_pada: null,
    diterima_pada: null,
    dibaca_pada: null,
    created_at: '2026-11-21T03:00:00.000Z',
    ...given,
  }
}

/** Serves an outbox with these messages; returns the ids asked to be sent again. */
function outbox(list: Surat[], lewat: 'smtp' | 'berkas' = 'smtp') {
  const asked: string[] = []
  let stopped: StoppedAddress[] = []
  const count = (keadaan: string) => list.filter((each) => each.keadaan === keadaan).length
  server.use(
    http.get('*/api/kotak-keluar', ({ request }) => {
      const keadaan = new URL(request.url).searchParams.get('keadaan')
      const data = list.filter((each) => !keadaan || each.keadaan === keadaan)
      const body: KotakKeluar = {
        data,
        meta: {
          total: data.length,
          page: 1,
          per_page: 20,
          last_page: 1,
          lewat,
          jumlah: {
            antre: count('antre'),
            dikirim: count('dikirim'),
            disimpan: count('disimpan'),
            gagal: count('gagal'),
            diragukan: count('diragukan'),
            dilewati: count('dilewati'),
          },
        },
      }
      return HttpResponse.json(body)
    }),
    http.get('*/api/kotak-keluar/aturan', () =>
      HttpResponse.json({ data: { jam_tenang: { dari: 20, sampai: 7 }, henti: stopped } }),
    ),
    http.post<PathParams, JamTenang>('*/api/kotak-keluar/jam-tenang', async ({ request }) =>
      HttpResponse.json({ data: await request.json() }),
    ),
    http.post<PathParams, { alamat: string; henti: boolean }>(
      '*/api/kotak-keluar/henti',
      async ({ request }) => {
        const { alamat, henti } = await request.json()
        if (alamat.includes(',')) {
          const errors = { alamat: ['Tulis satu alamat email'] }
          return HttpResponse.json({ message: 'Ada isian yang perlu diperbaiki.', errors }, { status: 422 })
        }
        const others = stopped.filter((each) => each.alamat !== alamat)
        const one = { alamat, oleh: 'Saya', henti_pada: '2026-11-21T03:00:00.000Z' }
        stopped = henti ? [one, ...others] : others
        return HttpResponse.json({ data: stopped })
      },
    ),
    http.post('*/api/kotak-keluar/:id/ulang', ({ params }) => {
      asked.push(String(params.id))
      if (params.id === '4') {
        return HttpResponse.json({ message: 'Pesan ini sedang dikirim.' }, { status: 409 })
      }
      return HttpResponse.json({ data: surat({ id: Number(params.id) }) })
    }),
  )
  return asked
}

it('says how far each message is and why, and sends a doubtful one again only when asked twice', async () => {
  const asked = outbox([
    surat({
      id: 1,
      perihal: 'Satu',
      keadaan: 'dikirim',
      lewat: 'smtp',
      dikirim_pada: '2026-11-21T03:00:00.000Z',
    }),
    surat({ id: 2, perihal: 'Dua', keadaan: 'gagal', alasan: 'Server email menolak: 554', percobaan: 18 }),
    surat({ id: 3, perihal: 'Tiga', keadaan: 'diragukan', alasan: 'Mungkin sudah sampai.', percobaan: 1 }),
    surat({ id: 4, perihal: 'Empat', percobaan: 2, berikutnya: '2026-11-21T03:05:00.000Z' }),
    surat({ id: 5, perihal: 'Lima', keadaan: 'dilewati', penerima: '', alasan: 'Email agensi belum diisi.' }),
  ])
  const { user } = renderApp('/admin/kotak-keluar')
  expect(await screen.findByText('Server email menolak: 554')).toBeTruthy()
  expect(screen.queryByText('Tidak ada email yang keluar dari server ini')).toBeNull()
  expect(screen.getByText('Tanpa penerima')).toBeTruthy()
  expect(screen.getByText(/Sudah dicoba 2 kali, dicoba lagi 21 Nov 2026, 10.05/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Kirim (?:lagi|sekarang): / })).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: 'Kirim lagi: Dua' }))
  await waitFor(() => expect(asked).toEqual(['2']))
  await user.click(screen.getByRole('button', { name: 'Kirim lagi: Tiga' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim lagi' }))
  expect(asked).toEqual(['2'])
  await user.click(dialog.getByRole('button', { name: 'Kirim lagi' }))
  await waitFor(() => expect(asked).toEqual(['2', '3']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Kirim sekarang: Empat' }))
  expect(await screen.findByText('Pesan ini sedang dikirim.')).toBeTruthy()
  const filter = screen.getByRole('combobox', { name: 'Tampilkan keadaan' })
  await user.selectOptions(filter, 'Dilewati 1')
  await waitFor(() => expect(screen.queryByText('Dua')).toBeNull())
  expect(screen.getByText('Lima')).toBeTruthy()
})

it('sends what became a file once there is a mail server', async () => {
  const asked = outbox([surat({ id: 7, perihal: 'Tujuh', keadaan: 'disimpan', lewat: 'berkas' })])
  const { user } = renderApp('/admin/kotak-keluar')
  await user.click(await screen.findByRole('button', { name: 'Kirim sekarang: Tujuh' }))
  await waitFor(() => expect(asked).toEqual(['7']))
})

it('says that nothing leaves the machine without a mail server', async () => {
  outbox(
    [surat({ keadaan: 'disimpan', lewat: 'berkas', dikirim_pada: '2026-11-21T03:00:00.000Z' })],
    'berkas',
  )
  renderApp('/admin/kotak-keluar')
  expect(await screen.findByText('Tidak ada email yang keluar dari server ini')).toBeTruthy()
  const row = within(await screen.findByRole('region', { name: 'Daftar email' }))
  expect(row.getByText('Disimpan saja')).toBeTruthy()
  expect(row.queryByRole('button', { name: /^Kirim/ })).toBeNull()
  expect(screen.getByRole('option', { name: 'Disimpan saja 1' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Terkirim 0' })).toBeTruthy()
})

it('says when what nobody asked for waits, and stops who wants none of it, and sends to them again', async () => {
  outbox([])
  const { user } = renderApp('/admin/kotak-keluar')
  const hours = within(await screen.findByRole('form', { name: 'Jam tenang' }))
  await user.selectOptions(hours.getByLabelText('Sampai'), '06.00 WIB')
  await user.click(hours.getByRole('button', { name: 'Simpan jam tenang' }))
  expect(await hours.findByText('Tersimpan.')).toBeTruthy()
  const stopped = within(screen.getByRole('form', { name: 'Alamat yang berhenti' }))
  expect(stopped.getByText('Belum ada yang minta berhenti.')).toBeTruthy()
  const field = stopped.getByLabelText('Email atau nomor WhatsApp yang minta berhenti')
  await user.type(field, 'a@b.test,c@d.test{Enter}')
  expect(await stopped.findByText('Tulis satu alamat email')).toBeTruthy()
  expect(field).toHaveProperty('value', 'a@b.test,c@d.test')
  await user.clear(field)
  await user.type(field, 'siti@contoh.test{Enter}')
  await user.click(await stopped.findByRole('button', { name: 'Kirimi lagi siti@contoh.test' }))
  expect(await stopped.findByText('Belum ada yang minta berhenti.')).toBeTruthy()
})
