/*
 * The packages of tests depart on fixed days. For the tests it is a day on which those lie ahead, whatever the calendar
 * says by the time they run; the clock goes on from there.
 */

const real = Date
const shift = real.parse('2026-11-22T03:00:00Z') - real.now()

globalThis.Date = new Proxy(real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + shift], newTarget),
  get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
})
