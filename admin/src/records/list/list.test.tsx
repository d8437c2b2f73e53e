import type { Role } from '@safar/shared/access/session/session-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { searchText } from '@safar/shared/platform/search'
import { type DaftarQuery, daftarPage } from '@safar/shared/records/noun/noun-list'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '../../access/session/session-store.ts'
import { sessionRecord } from '../../testing/records.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { ListPage } from './list-page.tsx'
import type { ListShape } from './shape.ts'
import { useListSource } from './source.ts'
import type { TrashEntry } from './trash.ts'

/* Tests the engine with a noun that the product does not have: the engine knows a noun by its shape alone. */

interface Kota {
  id: number
  nama: string
  benua: string
  luas: number
}

const KOTA: Kota[] = [
  { id: 1, nama: 'Makkah', benua: 'Asia', luas: 760 },
  { id: 2, nama: 'Kairo', benua: 'Afrika', luas: 3085 },
  { id: 3, nama: 'Madinah', benua: 'Asia', luas: 589 },
]

function setUp({ path = '/kota', isOrdered = false, isPaged = false, role = 'admin' as Role } = {}) {
  signIn(sessionRecord(role))
  const server = {
    kota: KOTA,
    trash: [] as Kota[],
    orders: [] as number[][],
    asked: [] as DaftarQuery[],
    isDown: false,
  }
  const reach = () => {
    if (server.isDown) throw new Error('down')
  }
  const entry = ({ id, nama: name }: Kota): TrashEntry => ({
    id,
    name,
    dihapus_pada: '2026-11-21T03:00:00.000Z',
    dihapus_oleh: 'Rina',
    akun: null,
    simpan_sampai: '2026-12-21',
  })
  const shape: ListShape<Kota> = {
    noun: { name: 'kota' },
    word: 'kota',
    name: ({ nama }) => nama || '(tanpa nama)',
    columns: [
      {
        id: 'nama',
        header: 'Nama',
        size: 200,
        cell: ({ nama }) => {
          if (nama === '') throw new Error('tidak dapat digambar')
          return nama
        },
        orders: { up: 'Nama A–Z', down: 'Nama Z–A' },
        isWide: true,
        card: 'head',
      },
      { id: 'benua', header: 'Benua', size: 100, cell: ({ benua }) => benua, isHideable: true, card: 'fact' },
      { id: 'luas', header: 'Luas', size: 100, cell: ({ luas }) => luas },
    ],
    daftar: {
      cari: ({ nama }) => searchText([nama]),
      sorts: { nama: ({ nama }) => nama, luas: ({ luas }) => luas },
      filters: { benua: ({ benua }) => benua },
      counted: 'benua',
    },
    placeholder: 'Cari nama',
    filters: [
      {
        name: 'benua',
        label: 'Benua',
        all: 'Semua',
        choices: ['Asia', 'Afrika'].map((value) => ({ value, label: value })),
      },
    ],
    ownOrder: 'Urutan situs',
    addPath: '/kota/add',
    editPath: ({ id }) => `/kota/${id}`,
    trash: {
      remove: async (id) => {
        reach()
        server.trash = [...server.trash, ...server.kota.filter((kota) => kota.id === id)]
        server.kota = server.kota.filter((kota) => kota.id !== id)
      },
      list: async () => server.trash.map(entry),
      restore: async (id) => {
        reach()
        server.kota = [...server.kota, ...server.trash.filter((kota) => kota.id === id)]
        server.trash = server.trash.filter((kota) => kota.id !== id)
        return null
      },
    },
    ...(isOrdered && {
      saveOrder: async (ids) => {
        reach()
        server.orders.push([...ids])
        server.kota = ids.flatMap((id) => server.kota.filter((kota) => kota.id === id))
      },
    }),
  }
  const calls = {
    utuh: async () => {
      reach()
      return isPaged ? null : [...server.kota]
    },
    halaman: async (asked: DaftarQuery) => {
      reach()
      server.asked.push(asked)
      const found = daftarPage(shape.daftar, server.kota, asked, hariIni())
      return { ...found, nomor: found.rows.map(({ id }) => id), kata: {} }
    },
  }
  function Page() {
    const source = useListSource(shape.noun, calls)
    return <ListPage shape={shape} title="Kota" lead="Semua kota." source={source} />
  }
  return { server, ...renderRoutes([{ path: '/kota', element: <Page /> }], path) }
}

const details = () => screen.getAllByRole('link', { name: /^Detail / })
const names = () => details().map((link) => link.getAttribute('aria-label')?.replace('Detail ', ''))
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected))

describe('a list of any noun', () => {
  it('has its columns and what can be done with a row, in the words of its shape', async () => {
    setUp()
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nama',
      'Benua',
      'Luas',
      'Detail',
      'Delete',
    ])
    expect(screen.getByText('1–3 dari 3 kota')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tambah Kota' }).getAttribute('href')).toBe('/kota/add')
    expect(screen.queryByRole('button', { name: /^Pilihan lain/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pindahkan/ })).toBeNull()
  })

  it('shows nothing that a role may only read past', async () => {
    setUp({ role: 'keuangan' })
    await screen.findByText('Makkah')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nama',
      'Benua',
      'Luas',
    ])
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: /Sampah|Tambah|Hapus/ })).toBeNull()
  })

  it('searches names and numbers, filters with counts, and keeps both in the address', async () => {
    const { user, address } = setUp({ path: '/kota?benua=Asia' })
    await shows('Makkah', 'Madinah')
    expect(screen.getByRole('radiogroup', { name: 'Benua' }).textContent).toBe('Semua 3Asia 2Afrika 1')
    await user.type(screen.getByLabelText('Cari kota'), 'mad')
    await shows('Madinah')
    expect(address()).toBe('/kota?q=mad&benua=Asia')
    await user.clear(screen.getByLabelText('Cari kota'))
    await user.type(screen.getByLabelText('Cari kota'), '2')
    await screen.findByText('Tidak ada kota yang cocok dengan pencarian dan pilihan ini.')
    await user.click(screen.getByRole('button', { name: 'Hapus pencarian dan pilihan' }))
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(address()).toBe('/kota')
  })

  it('stays, whichever of its rows cannot be drawn, and shows that one once it can be', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { server, queryClient } = setUp()
    await shows('Makkah', 'Kairo', 'Madinah')
    server.kota = KOTA.map((kota) => (kota.id === 2 ? { ...kota, nama: '' } : kota))
    await queryClient.invalidateQueries()
    await shows('Makkah', 'Madinah')
    expect(screen.getByText(/^\(tanpa nama\) tidak dapat ditampilkan di daftar ini\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Buka datanya' }).getAttribute('href')).toBe('/kota/2')
    expect(logged).toHaveBeenCalled()
    server.kota = KOTA
    await queryClient.invalidateQueries()
    await shows('Makkah', 'Kairo', 'Madinah')
  })

  it('sorts by a number, and forgets what the shape does not sort by', async () => {
    const { user, address } = setUp({ path: '/kota?sort=benua' })
    await shows('Makkah', 'Kairo', 'Madinah')
    await user.click(screen.getByText('Luas'))
    await shows('Madinah', 'Makkah', 'Kairo')
    expect(address()).toBe('/kota?sort=luas')
  })

  it('says that nothing is there, or that it could not be read', async () => {
    const { server, user, queryClient } = setUp()
    await shows('Makkah', 'Kairo', 'Madinah')
    server.kota = []
    await queryClient.invalidateQueries()
    expect(await screen.findByText('Belum ada kota di sini.')).toBeTruthy()
    server.isDown = true
    await queryClient.resetQueries()
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }))
    expect(await screen.findByText('Daftar belum dapat dimuat.')).toBeTruthy()
  })

  it('deletes after a question, and takes it back from the notice or the trash', async () => {
    const { user } = setUp()
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Hapus ${name}` }))
      const dialog = await screen.findByRole('dialog', { name: 'Hapus kota' })
      expect(dialog.textContent).toContain(`Apakah anda yakin untuk menghapus data ${name}?`)
      await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
      await screen.findByText('Data berhasil dihapus')
      await user.click(within(dialog).getByRole('button', { name: 'Ok' }))
      await screen.findByText(`${name} dihapus, tersimpan 30 hari di Sampah.`)
    }
    await remove('Kairo')
    await shows('Makkah', 'Madinah')
    await user.click(screen.getByRole('button', { name: 'Urungkan' }))
    await shows('Makkah', 'Madinah', 'Kairo')
    await remove('Makkah')
    await user.click(screen.getByRole('button', { name: 'Sampah' }))
    expect(await screen.findByText('Kota yang dihapus tersimpan 30 hari, lalu hilang.')).toBeTruthy()
    expect(screen.getByText(/oleh Rina\. Tersimpan sampai 21 Desember 2026\.$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pulihkan Makkah' }))
    await shows('Madinah', 'Kairo', 'Makkah')
    expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull()
  })
})

describe('a list that is too long to have whole', () => {
  const chosen = (name: string) => screen.getByRole('radio', { name })

  it('has pages from the server with the same search, choices, counts and order', async () => {
    const { user, server, address } = setUp({ isPaged: true })
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(chosen('Semua 3')).toBeTruthy()
    await user.click(chosen('Asia 2'))
    await shows('Makkah', 'Madinah')
    expect(chosen('Afrika 1')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /Luas/ }))
    await shows('Madinah', 'Makkah')
    expect(address()).toBe('/kota?benua=Asia&sort=luas')
    await user.type(screen.getByPlaceholderText('Cari nama'), 'mak')
    await shows('Makkah')
    expect(server.asked.at(-1)).toEqual({
      q: 'mak',
      chosen: { benua: 'Asia' },
      sorting: [{ id: 'luas', desc: false }],
      page: 1,
      per_page: 10,
    })
    await user.type(screen.getByPlaceholderText('Cari nama'), 'x')
    expect(await screen.findByText(/Tidak ada kota yang cocok/)).toBeTruthy()
  })

  it('leads from a page that is gone to the last one, and takes a deletion back', async () => {
    const { user, address } = setUp({ isPaged: true, path: '/kota?page=4' })
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(address()).toBe('/kota')
    await user.click(screen.getByRole('button', { name: 'Hapus Kairo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus kota' }))
    await user.click(dialog.getByRole('button', { name: 'Ok' }))
    await screen.findByText('Data berhasil dihapus')
    await user.click(dialog.getByRole('button', { name: 'Ok' }))
    await shows('Makkah', 'Madinah')
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }))
    await shows('Makkah', 'Madinah', 'Kairo')
  })

  it('says that its rows are not moved by hand, and tries again what could not be read', async () => {
    const { user, server } = setUp({ isPaged: true, isOrdered: true })
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(screen.queryByRole('button', { name: 'Pindahkan Makkah' })).toBeNull()
    expect(screen.getByText(/Lebih dari 1\.000 kota: urutannya tidak diubah/)).toBeTruthy()
    server.isDown = true
    await user.click(chosen('Asia 2'))
    const again = await screen.findByRole('button', { name: 'Coba lagi' })
    server.isDown = false
    await user.click(again)
    await shows('Makkah', 'Madinah')
  })
})

describe('on a phone', () => {
  const width = window.innerWidth
  afterEach(() => {
    window.innerWidth = width
  })

  it('shows cards with what the shape puts on them, in an order that is chosen from a field', async () => {
    window.innerWidth = 360
    const { user, address } = setUp()
    await shows('Makkah', 'Kairo', 'Madinah')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MakkahAsia',
      'KairoAfrika',
      'MadinahAsia',
    ])
    const orders = screen.getByLabelText('Urutkan')
    expect(orders.textContent).toBe('Urutan situsNama A–ZNama Z–A')
    await user.selectOptions(orders, 'Nama Z–A')
    await shows('Makkah', 'Madinah', 'Kairo')
    expect(address()).toBe('/kota?sort=-nama')
  })
})

describe('an order that people keep by hand', () => {
  const grip = (name: string) => screen.getByRole('button', { name: `Pindahkan ${name}` })

  it('is changed by the arrow keys of a grip, which keeps the focus', async () => {
    const { server, user } = setUp({ isOrdered: true })
    await shows('Makkah', 'Kairo', 'Madinah')
    grip('Makkah').focus()
    await user.keyboard('{ArrowDown}')
    await shows('Kairo', 'Makkah', 'Madinah')
    expect(document.activeElement).toBe(grip('Makkah'))
    expect(await screen.findByText('Makkah dipindahkan ke urutan 2 dari 3.')).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    await shows('Kairo', 'Madinah', 'Makkah')
    await waitFor(() =>
      expect(server.orders).toEqual([
        [2, 1, 3],
        [2, 3, 1],
      ]),
    )
  })

  it('is changed by dragging a grip past other rows, unless Escape lets go', async () => {
    const { server } = setUp({ isOrdered: true })
    await shows('Makkah', 'Kairo', 'Madinah')
    screen.getAllByRole('row').forEach((row, index) => {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 60, 800, 60))
    })
    const dragTo = (clientY: number) => {
      fireEvent.pointerDown(grip('Makkah'), { button: 0, clientY: 90 })
      fireEvent.pointerMove(grip('Makkah'), { clientY })
    }
    dragTo(230)
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(grip('Makkah'))
    await shows('Makkah', 'Kairo', 'Madinah')
    dragTo(230)
    fireEvent.pointerUp(grip('Makkah'))
    await shows('Kairo', 'Madinah', 'Makkah')
    expect(server.orders).toEqual([[2, 3, 1]])
  })

  it('is changed among those that a filter leaves, the others staying where they were', async () => {
    const { server, user } = setUp({ path: '/kota?benua=Asia', isOrdered: true })
    await shows('Makkah', 'Madinah')
    grip('Madinah').focus()
    await user.keyboard('{ArrowUp}')
    await shows('Madinah', 'Makkah')
    expect(server.orders).toEqual([[3, 1, 2]])
  })

  it('goes back where it could not be saved, and says so', async () => {
    const { server, user } = setUp({ isOrdered: true })
    await shows('Makkah', 'Kairo', 'Madinah')
    server.isDown = true
    grip('Madinah').focus()
    await user.keyboard('{ArrowUp}')
    expect(await screen.findByText('Urutan gagal disimpan. Coba lagi.')).toBeTruthy()
    await shows('Makkah', 'Kairo', 'Madinah')
  })

  it('stands still while the list is sorted otherwise', async () => {
    setUp({ path: '/kota?sort=nama', isOrdered: true })
    await shows('Kairo', 'Madinah', 'Makkah')
    expect(screen.queryByRole('button', { name: /^Pindahkan/ })).toBeNull()
  })
})
