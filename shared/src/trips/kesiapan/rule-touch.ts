import type { Kesiapan } from './readiness-schema.ts'
import type { RuleTouch } from './rule-touch-schema.ts'
import type { Syarat, SyaratKunci } from './syarat.ts'

type Change = RuleTouch['keberangkatan'][number]['siapa'][number]['berubah'][number]

/**
 * Returns how a person's requirements differ between two sets of rules: `dari` and `ke` are states, empty where nobody
 * asks. A day that moves while the state stays is no difference.
 */
export function turnedBy(before: readonly Syarat[], after: readonly Syarat[]): Change[] {
  const held = new Map<SyaratKunci, Syarat>(before.map((one) => [one.kunci, one]))
  const now = new Map<SyaratKunci, Syarat>(after.map((one) => [one.kunci, one]))
  return [...new Set([...held.keys(), ...now.keys()])].flatMap((kunci) => {
    const dari = held.get(kunci)?.keadaan ?? ''
    const ke = now.get(kunci)?.keadaan ?? ''
    // What was not asked and is met now turns nothing.
    const isSame = dari === ke || (dari === '' && ke === 'ok') || (dari === 'ok' && ke === '')
    return isSame ? [] : [{ kunci, dari, ke, alasan: now.get(kunci)?.alasan ?? '' }]
  })
}

/** Returns the people of a departure whom a change of rules touches; both lists name the same people in one order. */
export function touchedPeople(before: readonly Kesiapan[], after: readonly Kesiapan[]) {
  return before.flatMap(({ peserta_id, nama_paspor, syarat }, at) => {
    const berubah = turnedBy(syarat, after[at]?.syarat ?? [])
    return berubah.length === 0 ? [] : [{ peserta_id, nama: nama_paspor, berubah }]
  })
}
