/*
 * A group's data lie in the phone sealed by a key that is made from the link's token, which the phone has in the link
 * alone: whoever copies the storage reads nothing by it.
 */

const DB = 'rombongan'
const STORE = 'isi'
/** The time within which a phone's storage opens, in milliseconds. */
const OPEN_MS = 4_000
/** Told apart, so that the name under which something is stored says nothing of its key. */
const USES = { kunci: 'safar rombongan kunci', nama: 'safar rombongan nama' } as const

export interface SealedStore {
  /** Reads what is stored; null where nothing is, or nothing that opens. */
  read(): Promise<unknown>
  /** Changes what is stored: two pages of one phone take turns where the browser can let them. */
  change(next: (stored: unknown) => object): Promise<void>
  wipe(): Promise<void>
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/**
 * Opens the storage of a link.
 * @throws whatever the browser refuses it with: a private window, a full disk, a page without HTTPS
 */
export async function openSealedStore(token: string): Promise<SealedStore> {
  const db = await openDb()
  const [key, name] = [await keyOf(token), await nameOf(token)]
  const read = async (): Promise<unknown> => {
    const found = await done(db.transaction(STORE).objectStore(STORE).get(name))
    return isSealed(found) ? open(key, found).catch(() => null) : null
  }
  return {
    read,
    change: (next) =>
      inTurn(name, async () => {
        const sealed = await seal(key, next(await read()))
        await written(db, (kept) => kept.put(sealed, name))
      }),
    async wipe() {
      await written(db, (kept) => kept.delete(name))
    },
  }
}

function openDb(): Promise<IDBDatabase> {
  // Some private windows have none.
  if (!('open' in indexedDB)) throw new Error('no storage')
  const opening = indexedDB.open(DB, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  // Safari 14 now and then answers nothing at all: the page then goes on without keeping.
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer of the storage')), OPEN_MS)
  })
  return Promise.race([done(opening), late])
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage'))
  })
}

/** Writes, and returns once it lies on the disk: a request that succeeded is undone when its page closes too soon. */
function written(db: IDBDatabase, work: (kept: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = db.transaction(STORE, 'readwrite', { durability: 'strict' })
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error ?? new Error('storage'))
    work(writing.objectStore(STORE))
  })
}

function isSealed(found: unknown): found is Sealed {
  return typeof found === 'object' && found !== null && 'iv' in found && 'data' in found
}

async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers of the floor have no locks: then one page of a phone is all that is kept apart.
  if ('locks' in navigator) await navigator.locks.request(name, work)
  else await work()
}

async function derived(token: string, use: string): Promise<{ base: CryptoKey; how: HkdfParams }> {
  const base = await crypto.subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ])
  return {
    base,
    // The token is 256 random bits: a salt would add nothing.
    how: { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: new TextEncoder().encode(use) },
  }
}

async function keyOf(token: string): Promise<CryptoKey> {
  const { base, how } = await derived(token, USES.kunci)
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function nameOf(token: string): Promise<string> {
  const { base, how } = await derived(token, USES.nama)
  const bits = new Uint8Array(await crypto.subtle.deriveBits(how, base, 128))
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function seal(key: CryptoKey, value: object): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) }
}

async function open(key: CryptoKey, { iv, data }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
  return JSON.parse(new TextDecoder().decode(plain))
}
