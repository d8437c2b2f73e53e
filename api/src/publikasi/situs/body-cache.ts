/**
 * Bodies ready to be sent, by content and encoding, the least used leaving first. Keys name the content, not the address:
 * what a new release did not change stays warm across the switch.
 */
export class BodyCache {
  readonly #bodies = new Map<string, Buffer>()
  readonly #loading = new Map<string, Promise<Buffer>>()
  readonly #limit: number
  #size = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** The body at once, or undefined when `load` has to bring it. */
  peek(key: string): Buffer | undefined {
    const body = this.#bodies.get(key)
    if (body) {
      this.#bodies.delete(key)
      this.#bodies.set(key, body)
    }
    return body
  }

  /** Many visitors asking at once for a cold page share one reading and compressing of it. */
  async load(key: string, bring: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.peek(key) ?? this.#loading.get(key)
    if (known) return known
    const loading = bring()
    this.#loading.set(key, loading)
    try {
      const body = await loading
      this.#keep(key, body)
      return body
    } finally {
      this.#loading.delete(key)
    }
  }

  #keep(key: string, body: Buffer): void {
    if (body.length > this.#limit / 8) return
    this.#bodies.set(key, body)
    this.#size += body.length
    for (const [oldKey, old] of this.#bodies) {
      if (this.#size <= this.#limit) break
      this.#bodies.delete(oldKey)
      this.#size -= old.length
    }
  }
}
