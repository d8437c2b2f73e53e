/*
 * Polyfills of the built-ins that site and office call and that browsers from Chrome 85 and Safari 14 on lack. They run
 * before any other script; `tools/lantai.test.ts` looks for missing ones.
 */

/** Defines a missing built-in as built-ins are: no loop over a list meets it. */
function bring(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

const place = (length: number, index: number) => (index < 0 ? length + index : index)

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[place(this.length, Math.trunc(index) || 0)]
}

type Fits = (item: unknown, index: number, list: readonly unknown[]) => boolean

function findLastIndex(this: readonly unknown[], fits: Fits): number {
  for (let index = this.length - 1; index >= 0; index -= 1) if (fits(this[index], index, this)) return index
  return -1
}

/** Ends it; its reason goes along where browsers keep none. */
function abort(controller: AbortController, reason: unknown): void {
  if (controller.signal.aborted) return
  if (!('reason' in controller.signal)) Object.defineProperty(controller.signal, 'reason', { value: reason })
  controller.abort(reason)
}

/** Installs the polyfills that this browser lacks. */
export function bringBuiltIns(): void {
  const list: object = Array.prototype
  bring(list, 'at', at)
  bring(String.prototype, 'at', at)
  bring(Object.getPrototypeOf(Int8Array.prototype), 'at', at)
  bring(list, 'findLastIndex', findLastIndex)
  bring(list, 'findLast', function findLast(this: readonly unknown[], fits: Fits) {
    return this[findLastIndex.call(this, fits)]
  })
  bring(list, 'with', function withItem(this: readonly unknown[], index: number, item: unknown) {
    const copy = [...this]
    copy[place(copy.length, index)] = item
    return copy
  })
  bring(
    list,
    'toSorted',
    function toSorted(this: readonly unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
  )
  bring(list, 'toReversed', function toReversed(this: readonly unknown[]) {
    return [...this].reverse()
  })
  bring(
    list,
    'toSpliced',
    function toSpliced(this: readonly unknown[], ...change: [number, number, ...unknown[]]) {
      const copy = [...this]
      copy.splice(...change)
      return copy
    },
  )
  bring(
    Object,
    'hasOwn',
    (of: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(of, name) !== undefined,
  )
  bring(URL, 'canParse', (text: string, base?: string) => {
    try {
      return Boolean(new URL(text, base))
    } catch {
      return false
    }
  })
  bring(URL, 'parse', (text: string, base?: string) =>
    URL.canParse(text, base) ? new URL(text, base) : null,
  )
  if (!('size' in URLSearchParams.prototype)) {
    Object.defineProperty(URLSearchParams.prototype, 'size', {
      configurable: true,
      get(this: URLSearchParams) {
        return [...this.keys()].length
      },
    })
  }

  const stopped = (name: string, message: string) => new DOMException(message, name)

  bring(AbortSignal, 'timeout', (ms: number) => {
    const controller = new AbortController()
    setTimeout(() => abort(controller, stopped('TimeoutError', 'signal timed out')), ms)
    return controller.signal
  })
  bring(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController()
    for (const signal of signals) {
      const stop = () => abort(controller, signal.reason)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    }
    return controller.signal
  })
  bring(AbortSignal.prototype, 'throwIfAborted', function throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw this.reason ?? stopped('AbortError', 'signal is aborted')
  })

  bring(
    Element.prototype,
    'replaceChildren',
    function replaceChildren(this: Element, ...nodes: (Node | string)[]) {
      while (this.lastChild) this.removeChild(this.lastChild)
      this.append(...nodes)
    },
  )

  // A dialog that is no element of its own there is one that stands on the page, and ends with its `close`.
  if (typeof HTMLDialogElement === 'undefined') {
    const bare: object = HTMLUnknownElement.prototype
    bring(bare, 'showModal', function showModal(this: HTMLElement) {
      this.setAttribute('open', '')
    })
    bring(bare, 'close', function close(this: HTMLElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    })
  }
}

// Builds read the same modules, and lack nothing.
if (typeof document !== 'undefined') bringBuiltIns()
