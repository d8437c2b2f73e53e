import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const { api } = fakeApi()

const FIRST: Rilis = {
  id: 'satu',
  terbit_pada: '2026-11-20T03:00:00.000Z',
  aktif: false,
  halaman: 30,
  sebab: [{ jenis: 'pertama', nama: '', oleh: '', kali: 1 }],
  jumlah: 1,
}
const SECOND: Rilis = {
  id: 'dua',
  terbit_pada: '2026-11-20T03:00:07.000Z',
  aktif: true,
  halaman: 1_031,
  sebab: ['Umrah A', 'Umrah B', 'Umrah C', 'Umrah D'].map((nama) => ({
    jenis: 'ubah',
    nama,
    oleh: 'Rina',
    kali: 1,
  })),
  jumlah: 60,
}

async function open() {
  const view = renderApp('/admin/publikasi')
  await screen.findByRole('heading', { name: 'Publikasi situs' })
  await screen.findByRole('heading', { name: 'Keadaan' })
  return view
}
const releases = async () => [...(await screen.findByRole('list', { name: 'Rilis tersimpan' })).children]

describe('the releases', () => {
  it('are listed to the second with their pages, the served one marked', async () => {
    api.rilis = [SECOND, FIRST]
    const { user } = await open()
    await waitFor(() => expect(document.title).toBe('Publikasi | Safar'))
    const [newest, oldest] = await releases()
    expect(newest?.textContent).toBe(
      '60 perubahanUmrah A diubah, RinaUmrah B diubah, RinaUmrah C diubah, Rina57 lainnya20 Nov 2026, 10.00.07 · 1.031 halamanDilihat pengunjung',
    )
    expect(oldest?.textContent).toBe('Rilis pertama20 Nov 2026, 10.00.00 · 30 halamanKembali ke rilis ini')
    await user.click(screen.getByRole('button', { name: '57 lainnya' }))
    expect((await releases())[0]?.textContent).toContain('Umrah D diubah, Rinadan 56 lainnya')
    // The button stays with the focus, and folds them again.
    const fold = screen.getByRole('button', { name: 'Ringkas', expanded: true })
    expect(document.activeElement).toBe(fold)
    await user.click(fold)
    expect((await releases())[0]?.textContent).not.toContain('Umrah D')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '57 lainnya', expanded: false }))
  })

  it('come a page at a time', async () => {
    api.rilis = Array.from({ length: 24 }, (_, n) => ({ ...FIRST, id: `r${n}`, halaman: n }))
    const { user } = await open()
    await waitFor(async () => expect(await releases()).toHaveLength(10))
    expect(screen.getByText('1–10 dari 24 rilis')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Halaman 3' }))
    await waitFor(async () => expect(await releases()).toHaveLength(4))
  })

  it('are gone back to only after a question, and being held is said and lifted', async () => {
    api.rilis = [SECOND, FIRST]
    api.publikasi = { ...api.publikasi, terbit_pada: SECOND.terbit_pada }
    const { user } = await open()
    const goBack = await screen.findByRole('button', { name: /^Kembali ke rilis ini/ })
    await user.click(goBack)
    const dialog = within(await screen.findByRole('dialog', { name: 'Kembali ke rilis ini' }))
    expect(dialog.getByText('Apakah anda yakin untuk kembali ke rilis 20 Nov 2026, 10.00.00?')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Batal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls.some((call) => call.startsWith('POST'))).toBe(false)

    await user.click(goBack)
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Kembali ke rilis ini' })).getByRole('button', {
        name: 'Ok',
      }),
    )
    expect(await screen.findByText('Rilis ini sengaja ditahan')).toBeTruthy()
    expect(screen.getAllByText('Ditahan')).toHaveLength(2)
    await waitFor(async () => expect((await releases())[1]?.textContent).toContain('Dilihat pengunjung'))
    await user.click(screen.getByRole('button', { name: 'Terbitkan isi terbaru' }))
    await waitFor(() => expect(api.publikasi.status).toBe('antre'))
  })

  it('that are kept no longer are said to be gone', async () => {
    api.rilis = [SECOND, FIRST]
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Kembali ke rilis ini/ }))
    api.rilis = [SECOND]
    await user.click(await screen.findByRole('button', { name: 'Ok' }))
    expect(await screen.findByText('Rilis itu sudah tidak disimpan.')).toBeTruthy()
  })
})

describe('what is not as it should be', () => {
  it('is told by the log of a failed build, open by itself', async () => {
    api.publikasi = { ...api.publikasi, status: 'gagal', pesan: 'Disk server penuh.' }
    api.log = 'rendering /umroh\nENOSPC: no space left'
    await open()
    expect(await screen.findByText('Disk server penuh.')).toBeTruthy()
    const log = await screen.findByRole('region', { name: 'Catatan pembangunan terakhir' })
    expect(log.textContent).toBe('rendering /umroh\nENOSPC: no space left')
  })

  it('leaves the log of a build that went well closed until it is asked for', async () => {
    const { user } = await open()
    const disclose = screen.getByRole('button', { name: 'Catatan pembangunan terakhir' })
    expect(disclose.getAttribute('aria-expanded')).toBe('false')
    await user.click(disclose)
    expect(await screen.findByText('Tidak ada catatan.')).toBeTruthy()
  })

  it('names what was left out, with the way to its form, or to all packages of one name', async () => {
    api.paket = [
      paketRecord({ id: 1, slug: 'rusak', nama_paket: 'Umrah “Rusak”' }),
      paketRecord({ id: 2, slug: 'ganda', nama_paket: 'Umrah Ganda' }),
      paketRecord({ id: 3, slug: 'ganda-2', nama_paket: 'Umrah Ganda' }),
    ]
    api.publikasi = {
      ...api.publikasi,
      peringatan: [
        'Paket “Umrah “Rusak”” tidak ikut terbit: tanggal tidak dikenal',
        'Paket “Umrah Ganda” tidak ikut terbit: harga kosong',
        'Artikel “isi-koper” tidak ikut terbit: rusak',
      ],
    }
    await open()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await waitFor(() => expect(link('Umrah “Rusak”')).toBe('/admin/packages/rusak'))
    expect(link('Umrah Ganda')).toBe('/admin/packages?q=Umrah%20Ganda')
    expect(screen.getByText(/tidak ikut terbit: harga kosong/)).toBeTruthy()
    expect(link('isi-koper')).toBe('/admin/articles/isi-koper')
    expect(screen.getByText('3 peringatan')).toBeTruthy()
  })

  it('asks whether the clock of the server is right, until an admin says so', async () => {
    api.publikasi = {
      ...api.publikasi,
      jam: {
        tercatat_pada: '2026-11-20T03:00:00.000Z',
        ditanya_pada: '2029-01-28T03:00:00.000Z',
        sekarang: '2029-01-28T04:00:00.000Z',
      },
    }
    const { user } = await open()
    expect(await screen.findByText('Apakah jam server benar?')).toBeTruthy()
    expect(
      screen.getByText(/Terakhir tercatat 20 Nov 2026, 10.00, sekarang .* 28 Jan 2029, 11.00/),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Jam server benar' }))
    await waitFor(() => expect(screen.queryByText('Apakah jam server benar?')).toBeNull())
    expect(api.calls).toContain('POST /api/publikasi/jam')
  })

  it('says how the host of a deployed site was told', async () => {
    api.publikasi = {
      ...api.publikasi,
      hook: { status: 'gagal', sejak: '2026-11-20T03:00:00.000Z', pesan: 'Host situs menjawab 500.' },
    }
    await open()
    expect(screen.getByRole('definition').textContent).toBe(
      'Belum dapat dikabari, 20 Nov 2026, 10.00Host situs menjawab 500.',
    )
  })
})
