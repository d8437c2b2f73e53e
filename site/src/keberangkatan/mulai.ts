import { isTanpaPilihan, readPilihan, TANPA_PILIHAN } from '@safar/shared/keberangkatan/pilihan'
import { type Ditekan, ditekan } from './ditekan.ts'

/*
 * The search of departures comes alive at the first touch, or at once where the address asks for something: until then the page needs no
 * script. What is touched meanwhile is not lost: boxes keep their ticks, and what was pressed is done as soon as the search is there.
 */

const tempat = document.getElementById('cari')

if (tempat) {
  const pressed: Ditekan[] = []
  const listener = new AbortController()
  let isLoading = false

  const load = () => {
    if (isLoading) return
    isLoading = true
    import('./pasang.tsx')
      .then(({ pasang }) => pasang(tempat, pressed, () => listener.abort()))
      .catch(() => {
        // The page stands as it is; the next touch tries again.
        isLoading = false
      })
  }

  for (const sign of ['pointerdown', 'focusin', 'keydown', 'input'] as const)
    tempat.addEventListener(sign, load, { passive: true, signal: listener.signal })
  tempat.addEventListener(
    'click',
    (event) => {
      const one = ditekan(event.target)
      // A press with a key held down opens the month's page elsewhere.
      if (!one || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      pressed.push(one)
      load()
    },
    { signal: listener.signal },
  )

  const asked = readPilihan(new URLSearchParams(location.search))
  if (!isTanpaPilihan(asked) || asked.kamar !== TANPA_PILIHAN.kamar || asked.urut !== TANPA_PILIHAN.urut)
    load()
}
