import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { judulRilis, type Sebab } from '@safar/shared/records/riwayat/sebab'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SitePublisher } from './publisher.ts'
import { openReleaseStore } from './release-store.ts'
import { createStage, homeOnDisk, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

let stage: Stage

beforeEach(async () => {
  stage = await createStage()
  await stage.plan({ text: 'satu' })
})
afterEach(() => stage.tidy())

const releaseFolders = async () =>
  (await readdir(join(stage.dataDir, 'releases'))).filter((name) => /^\d{8}T/.test(name))
const stagingFolders = async () =>
  (await readdir(join(stage.dataDir, 'releases'))).filter((name) => name.startsWith('.'))
const started = async () => (await stage.trace()).filter((line) => line.startsWith('start'))

describe('late in the day', () => {
  /** Asked for half an hour from now, it is tomorrow. */
  const late = (at?: Date) => (at ? '2026-11-22' : '2026-11-21')
  const said: [string, object][] = []
  const log = {
    info: (details: object, message: string) => said.push([message, details]),
    warn() {},
    error: (details: object, message: string) => said.push([message, details]),
  }
  const hasSaid = (words: string) => said.some(([message]) => message.includes(words))
  beforeEach(() => {
    said.length = 0
  })

  test('every page is built once, from nothing, and compared with what is served', async () => {
    const publisher = await stage.publisher({ today: late, timings: { pollMs: 30 } }, { log })
    await publisher.start()
    const { id } = publisher.releases.current() ?? {}
    await until('the comparison', () => hasSaid('was compared'))
    await pause(300)
    expect(publisher.releases.current()?.id).toBe(id)
    expect(await started()).toHaveLength(2)
    expect(await stagingFolders()).toEqual([])
  })

  test('pages that a build of everything makes otherwise are named, and the whole release is served', async () => {
    let isLate = false
    const today = (at?: Date) => (at && isLate ? '2026-11-22' : '2026-11-21')
    const publisher = await stage.publisher({ today, timings: { pollMs: 30 } }, { log })
    await publisher.start()
    await stage.plan({ text: 'dua' })
    isLate = true
    await until('the whole release', async () => (await homeOnDisk(stage.dataDir)).includes('beranda dua'))
    const [, details] = said.find(([message]) => message.includes('is another one')) ?? []
    expect(details).toMatchObject({ pages: expect.arrayContaining(['index.html']) })
    await pause(300)
    expect(await started()).toHaveLength(2)
  })

  test('a change goes first, and the comparison comes after it', async () => {
    await stage.plan({ text: 'satu' })
    let isLate = false
    const today = (at?: Date) => (at && isLate ? '2026-11-22' : '2026-11-21')
    const publisher = await stage.publisher({ today, timings: { pollMs: 30 } }, { log })
    await publisher.start()
    await stage.plan({ text: 'satu', mode: 'hang' })
    isLate = true
    await until('a running comparison', async () => (await started()).length === 2)
    await stage.plan({ text: 'dua' })
    stage.content.versi += 1
    publisher.contentChanged()
    await until('the change', async () => (await homeOnDisk(stage.dataDir)).includes('beranda dua'))
    await until('the comparison', () => hasSaid('was compared'))
    expect(publisher.status().status).toBe('terbit')
  })

  test('a comparison that cannot be made is no failed publication', async () => {
    let isLate = false
    const today = (at?: Date) => (at && isLate ? '2026-11-22' : '2026-11-21')
    const publisher = await stage.publisher({ today, timings: { pollMs: 30 } }, { log })
    await publisher.start()
    await stage.plan({ text: 'satu', mode: 'fail' })
    isLate = true
    await until('a comparison', async () => (await started()).length === 2)
    await pause(300)
    expect(publisher.status()).toMatchObject({ status: 'terbit', pesan: null })
    expect(await started()).toHaveLength(2)
  })
})

describe('the first start', () => {
  test('builds and is ready once the release is there', async () => {
    const publisher = await stage.publisher()
    expect(publisher.isReady()).toBe(false)
    await publisher.start()
    expect(publisher.isReady()).toBe(true)
    expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
    expect(publisher.status()).toMatchObject({ status: 'terbit', pesan: null })
    expect(publisher.status().terbit_pada).toBe(publisher.releases.current()?.terbit_pada)
  })

  test('asks for no build before the server has an address, however long that takes', async () => {
    const errors: string[] = []
    const asked: string[] = []
    let address = ''
    const publisher = await stage.publisher(
      {},
      {
        apiUrl() {
          asked.push(address)
          return address
        },
        log: { info() {}, warn() {}, error: (_details, message) => errors.push(message) },
      },
    )
    stage.content.versi += 1
    publisher.contentChanged()
    publisher.requestPublish()
    // Many times as long as a change waits for its build here.
    await pause(1_000)
    expect(await started()).toEqual([])
    expect(publisher.status().status).toBe('antre')
    address = 'http://127.0.0.1:9'
    await publisher.start()
    expect(asked).toEqual([address])
    expect(errors).toEqual([])
    expect(await started()).toHaveLength(1)
  })

  test('goes on trying when the build fails', async () => {
    await stage.plan({ text: 'satu', mode: 'fail' })
    const publisher = await stage.publisher({ timings: { retryMs: [20] } })
    const ready = publisher.start()
    await until('a failed build', () => publisher.status().status === 'gagal')
    await stage.plan({ text: 'dua' })
    await ready
    expect(await homeOnDisk(stage.dataDir)).toContain('beranda dua')
  })

  test('ends the wait when the server stops before any release', async () => {
    await stage.plan({ text: 'satu', mode: 'hang' })
    const publisher = await stage.publisher()
    const ready = publisher.start()
    await until('a running build', async () => (await started()).length === 1)
    await publisher.close()
    await ready
    expect(publisher.isReady()).toBe(false)
  })
})

describe('a later start', () => {
  test('builds nothing when content, code and day are as they were', async () => {
    const first = await stage.publisher()
    await first.start()
    await first.close()
    const second = await stage.publisher()
    await second.start()
    second.contentChanged()
    await until('one release more', () => second.releases.list().length === 2)
    expect(await started()).toHaveLength(2)
  })

  test.each([
    ['the content', { versi: 2 }, {}],
    ['the calendar day', {}, { today: () => '2026-11-22' }],
    ['a setting of the site', {}, { env: { AGENCY_BRAND: 'Lain' } }],
  ])(
    'serves the old release at once and rebuilds when %s changed meanwhile',
    async (_what, content, options) => {
      const first = await stage.publisher()
      await first.start()
      await first.close()
      Object.assign(stage.content, content)
      await stage.plan({ text: 'dua' })
      const second = await stage.publisher(options)
      expect(second.isReady()).toBe(true)
      await second.start()
      await until('the rebuild', async () => (await homeOnDisk(stage.dataDir)).includes('dua'))
    },
  )
})

describe('changes', () => {
  test('that come together are built once', async () => {
    const publisher = await stage.publisher()
    await publisher.start()
    for (let n = 0; n < 20; n += 1) publisher.contentChanged()
    expect(publisher.status().status).toBe('antre')
    await until('published', () => publisher.status().status === 'terbit')
    expect(await started()).toHaveLength(2)
  })

  test('that never pause are built all the same', async () => {
    const publisher = await stage.publisher({ timings: { debounceMs: 300, longestWaitMs: 400 } })
    await publisher.start()
    const stream = setInterval(() => publisher.contentChanged(), 20)
    await until('a build in the stream', async () => (await started()).length >= 2)
    clearInterval(stream)
  })

  test('during a build lead to one more, after it, and the last one wins', async () => {
    await stage.plan({ text: 'satu', gate: true })
    const publisher = await stage.publisher()
    const ready = publisher.start()
    await until('a running build', async () => (await started()).length === 1)
    await stage.plan({ text: 'dua' })
    publisher.contentChanged()
    await stage.plan({ text: 'tiga' })
    publisher.contentChanged()
    expect(publisher.status().status).toBe('membangun')
    await stage.openGate()
    await ready
    await until('the last change', async () => (await homeOnDisk(stage.dataDir)).includes('beranda tiga'))
    expect((await stage.trace()).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'start satu',
      'end satu',
      'start tiga',
      'end tiga',
    ])
  })

  test('of another process are found by the content version', async () => {
    const publisher = await stage.publisher({ timings: { pollMs: 30 } })
    await publisher.start()
    await stage.plan({ text: 'dua' })
    stage.content.versi = 2
    await until('the rebuild', async () => (await homeOnDisk(stage.dataDir)).includes('beranda dua'))
  })

  test('midnight on the agency calendar rebuilds', async () => {
    let today = '2026-11-21'
    const publisher = await stage.publisher({ today: () => today, timings: { pollMs: 30 } })
    await publisher.start()
    await stage.plan({ text: 'besok' })
    today = '2026-11-22'
    await until('the rebuild', async () => (await homeOnDisk(stage.dataDir)).includes('beranda besok'))
  })

  test('asked for by hand rebuild the same content', async () => {
    const publisher = await stage.publisher()
    await publisher.start()
    const before = publisher.releases.current()?.id
    publisher.requestPublish()
    await until('another release', () => publisher.releases.current()?.id !== before)
  })
})

describe('a failed build', () => {
  async function publishedThen(plan: Parameters<Stage['plan']>[0], timings = {}, deps = {}) {
    const publisher = await stage.publisher({ timings }, deps)
    await publisher.start()
    await stage.plan(plan)
    publisher.contentChanged()
    await until('the failure', () => publisher.status().status === 'gagal')
    return publisher
  }

  test('keeps the old release, says why, and keeps its log', async () => {
    const told: string[] = []
    const onFailed = (rilis: string) => told.push(rilis)
    const publisher = await publishedThen({ text: 'dua', mode: 'fail' }, {}, { onFailed })
    expect(publisher.status().pesan).toBe('Situs gagal dibangun: Sesuatu yang aneh terjadi')
    expect(told[0]).toBe(publisher.releases.current()?.id)
    expect(publisher.status().terbit_pada).not.toBeNull()
    expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
    expect(await stagingFolders()).toEqual([])
    expect(await readFile(join(stage.dataDir, 'releases', 'build.log'), 'utf8')).toContain('at build')
  })

  test('is tried again by itself', async () => {
    const publisher = await publishedThen({ text: 'dua', mode: 'fail' }, { retryMs: [100] })
    await stage.plan({ text: 'tiga' })
    await until('the retry', async () => (await homeOnDisk(stage.dataDir)).includes('beranda tiga'))
    await until('published', () => publisher.status().status === 'terbit')
  })

  test.each([
    ['a page', 'missing-page' as const, 'halaman 404.html tidak ada'],
    ['an asset', 'missing-asset' as const, '_astro/app.dua.js yang tidak ada'],
  ])('is one that ended well but lacks %s', async (_what, mode, pesan) => {
    const publisher = await publishedThen({ text: 'dua', mode })
    expect(publisher.status().pesan).toContain(pesan)
    expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
    expect(await releaseFolders()).toHaveLength(1)
  })

  test('for lack of space says so', async () => {
    const publisher = await publishedThen({ text: 'dua', mode: 'disk-full' })
    expect(publisher.status().pesan).toBe('Disk server penuh. Situs lama tetap tayang.')
  })

  test('that hangs is killed with all its processes', async () => {
    const publisher = await publishedThen({ text: 'dua', mode: 'hang' }, { buildTimeoutMs: 5_000 })
    expect(publisher.status().pesan).toContain('dihentikan')
    const pid = Number((await started()).at(-1)?.split(' ').at(-1))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
  })
})

describe('releases', () => {
  test('are kept, all of the last days, and listed as they lie on disk', async () => {
    const publisher = await stage.publisher()
    await publisher.start()
    for (let n = 0; n < 7; n += 1) {
      const before = publisher.releases.current()?.id
      publisher.contentChanged()
      await until('the next release', () => publisher.releases.current()?.id !== before)
    }
    await until('idle', () => publisher.status().status === 'terbit')
    expect(await releaseFolders()).toHaveLength(8)
    expect(publisher.releases.list().map(({ id }) => id)).toEqual((await releaseFolders()).sort().reverse())
  })

  test('share unchanged files with the release before, time and all', async () => {
    const publisher = await stage.publisher()
    await publisher.start()
    const before = publisher.releases.current()
    await stage.plan({ text: 'dua' })
    publisher.contentChanged()
    await until('the next release', () => publisher.releases.current()?.id !== before?.id)
    const inode = async (dir: string | undefined, path: string) => (await stat(join(dir ?? '', path))).ino
    const after = publisher.releases.current()
    expect(await inode(after?.dir, '.tersembunyi')).toBe(await inode(before?.dir, '.tersembunyi'))
    expect(await inode(after?.dir, 'index.html')).not.toBe(await inode(before?.dir, 'index.html'))
  })

  test('keep the hashes of unchanged pages', async () => {
    const publisher = await stage.publisher()
    await publisher.start()
    const before = publisher.releases.current()
    publisher.contentChanged()
    await until('the next release', () => publisher.releases.current()?.id !== before?.id)
    expect(publisher.releases.current()?.files).toEqual(before?.files)
  })
})

test('no file of a release names who of the office made it, nor what, and older ones lose it', async () => {
  const rina: Sebab = { jenis: 'hapus', nama: 'Umrah Rahasia', oleh: 'rina@safar.test', kali: 1 }
  const publisher = await stage.publisher({}, { readSebab: async () => [rina] })
  await publisher.start()
  stage.content.versi = 2
  publisher.contentChanged()
  await until('the next release', () => publisher.listRilis().length === 2)
  await until('idle', () => publisher.status().status === 'terbit')
  const dir = publisher.releases.current()?.dir ?? ''
  const texts = async () =>
    Promise.all(
      (await readdir(dir, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
    )
  const named = async () => (await texts()).filter((text) => /rina@safar|Umrah Rahasia/.test(text))
  expect((await texts()).length).toBeGreaterThan(3)
  expect(await named()).toEqual([])
  const file = join(dir, 'release.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), sebab: [rina] }))
  const reopened = await openReleaseStore(stage.dataDir)
  expect(await named()).toEqual([])
  expect(reopened.list()[0]?.sebab).toEqual([rina])
  expect(reopened.current()?.dir).toBe(dir)
})

describe('releases are named', () => {
  const hapus: Sebab = { jenis: 'hapus', nama: 'Umrah Istanbul', oleh: 'Rina', kali: 1 }
  const ubah: Sebab = { jenis: 'ubah', nama: 'Umrah Reguler', oleh: 'Budi', kali: 2 }
  const titles = ({ listRilis }: SitePublisher) => listRilis().map(judulRilis)

  test('by the changes since the one before, and by what else led to them', async () => {
    const asked: number[][] = []
    let causes = [hapus]
    let today = '2026-11-21'
    const readSebab = async (after: number, upTo: number) => {
      asked.push([after, upTo])
      return causes
    }
    const publisher = await stage.publisher({ today: () => today }, { readSebab })
    await publisher.start()
    const next = async (versi: number) => {
      const before = publisher.releases.current()?.id
      stage.content.versi = versi
      publisher.contentChanged()
      await until('the next release', () => publisher.releases.current()?.id !== before)
      await until('idle', () => publisher.status().status === 'terbit')
    }
    await next(2)
    causes = [hapus, ubah]
    await next(5)
    today = '2026-11-22'
    await next(5)
    await next(5)
    expect(titles(publisher)).toEqual([
      'Diterbitkan ulang',
      'Tanggal berganti',
      '2 perubahan',
      'Umrah Istanbul dihapus, Rina',
      'Rilis pertama',
    ])
    expect(publisher.listRilis()[2]).toMatchObject({ sebab: [hapus, ubah], jumlah: 2 })
    expect(asked).toEqual([
      [1, 2],
      [2, 5],
    ])
    await publisher.close()

    // After a restart with other settings the names are there, and the change of settings is one of its own.
    const restarted = await stage.publisher({ today: () => today, env: { AGENCY_BRAND: 'Lain' } })
    await restarted.start()
    await until('the rebuild', () => restarted.listRilis().length === 6)
    expect(titles(restarted).slice(0, 2)).toEqual([
      'Program atau pengaturan situs diperbarui',
      'Diterbitkan ulang',
    ])
  })

  test('like the one whose missing pictures they bring', async () => {
    const timings = { picturesMs: 7, morePicturesMs: 77, picturePauseMs: 10 }
    const publisher = await stage.publisher({ timings }, { readSebab: async () => [hapus] })
    await publisher.start()
    await stage.plan({ text: 'dua', waiting: [0, 2, 1, 0] })
    stage.content.versi = 2
    publisher.contentChanged()
    await until('no picture left', () => {
      const current = publisher.releases.current()
      return current?.versi === 2 && current.gambar_menunggu === 0
    })
    await until('the superseded ones gone', async () => (await releaseFolders()).length === 3)
    expect(titles(publisher)).toEqual([
      'Umrah Istanbul dihapus, Rina',
      'Umrah Istanbul dihapus, Rina',
      'Rilis pertama',
    ])
  })

  test('with no name at all rather than not published, where what changed cannot be read', async () => {
    const readSebab = () => Promise.reject(new Error('the database is away'))
    const publisher = await stage.publisher({}, { readSebab })
    await publisher.start()
    stage.content.versi = 2
    publisher.contentChanged()
    await until('the next release', () => publisher.listRilis().length === 2)
    expect(titles(publisher)[0]).toBe('Isi berubah')
  })
})

describe('pictures for shared links', () => {
  const timings = { picturesMs: 7, morePicturesMs: 77, picturePauseMs: 10 }
  const isWhole = ({ releases }: SitePublisher) => releases.current()?.gambar_menunggu === 0
  const budgets = async () => (await started()).map((line) => line.split(' ')[3])

  test('that a build left are drawn by builds of their own, until none is left', async () => {
    await stage.plan({ text: 'satu', waiting: [3, 1, 0] })
    const publisher = await stage.publisher({ timings })
    await publisher.start()
    const states = new Set<string>()
    await until('no picture left', () => {
      states.add(publisher.status().status)
      return isWhole(publisher)
    })
    expect([...states]).toEqual(['terbit'])
    publisher.contentChanged()
    await until('one build more', async () => (await started()).length === 4)
    expect(await budgets()).toEqual(['7', '77', '77', '7'])
  })

  test('that cannot be drawn are not tried without end', async () => {
    await stage.plan({ text: 'satu', waiting: [3] })
    const publisher = await stage.publisher({ timings })
    await publisher.start()
    const first = publisher.releases.current()?.id
    await until('a build for the pictures', () => publisher.releases.current()?.id !== first)
    await pause(200)
    expect(await budgets()).toEqual(['7', '77'])
  })

  test('go on being drawn after a restart, and give way to a change at once', async () => {
    await stage.plan({ text: 'satu', waiting: [3] })
    const first = await stage.publisher({ timings: { ...timings, picturePauseMs: 60_000 } })
    await first.start()
    await first.close()
    await stage.plan({ text: 'gambar', mode: 'hang' })
    const second = await stage.publisher({ timings })
    await second.start()
    await until('a build for the pictures', async () => (await started()).length === 2)
    await stage.plan({ text: 'dua' })
    second.contentChanged()
    expect(second.status().status).toBe('antre')
    await until('the change', async () => (await homeOnDisk(stage.dataDir)).includes('beranda dua'))
    const pid = Number((await started())[1]?.split(' ').at(-1))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(await budgets()).toEqual(['7', '77', '7'])
  })

  test('push no other content out of the kept releases', async () => {
    const publisher = await stage.publisher({ timings })
    await publisher.start()
    const older = publisher.releases.current()?.id
    await stage.plan({ text: 'dua', waiting: [0, 6, 5, 4, 3, 2, 1, 0] })
    stage.content.versi = 2
    publisher.contentChanged()
    await until('no picture left', () => publisher.releases.current()?.versi === 2 && isWhole(publisher))
    await until('the superseded ones gone', async () => (await releaseFolders()).length === 3)
    expect(await started()).toHaveLength(8)
    expect(publisher.listRilis().at(-1)?.id).toBe(older)
  })
})

test('closing stops a running build and leaves the served release', async () => {
  const publisher = await stage.publisher()
  await publisher.start()
  await stage.plan({ text: 'dua', mode: 'hang' })
  publisher.contentChanged()
  await until('a running build', async () => (await started()).length === 2)
  await publisher.close()
  const pid = Number((await started()).at(-1)?.split(' ').at(-1))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await stagingFolders()).toEqual([])
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
})
