import { addDays, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import { musimPada } from '../../settings/pengaturan/musim.ts'
import { type Asked, block, type Found, OK, type Traveller, warn } from './syarat.ts'

/* What a journey itself asks of a person: a visa, a policy, and a season that lets people in and out. */

/** Tells whether something is missed by now: its day before the departure has come, and nobody has left yet. */
function isDue({ journey: { berangkat }, today }: Asked, hari: number): boolean {
  return isTanggal(berangkat) && today >= addDays(berangkat, -hari) && today <= berangkat
}

/**
 * Returns the state of a visa; null while nobody waits for it. An umrah visa is void when it is unused some days after
 * its issue, so one that came too early is worth nothing.
 */
export function visaFound({ visa }: Traveller, asked: Asked): Found | null {
  const { journey, angka, musim, today } = asked
  const { berangkat, pulang } = journey
  if (!journey.umrah) return null
  const season = musimPada(musim, berangkat)
  const last = season?.keadaan === 'musim' ? season.musim.visa_terakhir : ''
  if (!visa.ada) {
    if (last !== '' && today > last && today <= berangkat)
      return block(`Visa belum dicatat, dan visa terakhir musim ini terbit ${formatTanggal(last)}.`)
    return isDue(asked, angka.visa_hari) ? block('Visa belum dicatat.') : null
  }
  if (!isTanggal(visa.berlaku)) return warn('Hari mulai berlaku visa belum dicatat.')
  if (!isTanggal(berangkat)) return OK
  const until = addDays(visa.berlaku, angka.visa_pakai_hari)
  if (until < berangkat)
    return block(
      `Visa terbit ${formatTanggal(visa.berlaku)} dan hangus bila tidak dipakai dalam ${angka.visa_pakai_hari} hari: paling lambat masuk ${formatTanggal(until)}, sebelum berangkat ${formatTanggal(berangkat)}.`,
    )
  if (visa.berlaku > berangkat)
    return block(
      `Visa baru berlaku ${formatTanggal(visa.berlaku)}, sesudah berangkat ${formatTanggal(berangkat)}.`,
    )
  const end = pulang || berangkat
  if (isTanggal(visa.akhir) && visa.akhir < end)
    return block(`Visa berakhir ${formatTanggal(visa.akhir)}, sebelum pulang ${formatTanggal(end)}.`)
  if (last !== '' && visa.berlaku > last)
    return block(
      `Visa bertanggal ${formatTanggal(visa.berlaku)}, sesudah visa terakhir musim ini ${formatTanggal(last)}.`,
    )
  return OK
}

/** Returns the state of a policy, which covers departure to return; null while nobody waits for it. */
export function polisFound({ polis }: Traveller, asked: Asked): Found | null {
  const { berangkat, pulang, perlu_vaksin } = asked.journey
  if (!perlu_vaksin) return null
  if (!polis.ada)
    return isDue(asked, asked.angka.manifest_hari) ? block('Polis asuransi belum dicatat.') : null
  if (!isTanggal(polis.awal) || !isTanggal(polis.akhir))
    return warn('Hari awal dan akhir polis asuransi belum dicatat.')
  if (!isTanggal(berangkat)) return OK
  if (polis.awal > berangkat)
    return block(
      `Polis asuransi mulai ${formatTanggal(polis.awal)}, sesudah berangkat ${formatTanggal(berangkat)}.`,
    )
  const end = pulang || berangkat
  return polis.akhir < end
    ? block(`Polis asuransi berakhir ${formatTanggal(polis.akhir)}, sebelum pulang ${formatTanggal(end)}.`)
    : OK
}

/** Returns the state of a journey's season; null where seasons are not its rule, or none is recorded. */
export function musimFound({ journey: { berangkat, pulang, umrah }, musim }: Asked): Found | null {
  if (!umrah || !isTanggal(berangkat)) return null
  const place = musimPada(musim, berangkat)
  switch (place?.keadaan) {
    case undefined:
      return null
    case 'belum':
      return warn(`Musim umrah untuk ${formatTanggal(berangkat)} belum dicatat di Pengaturan.`)
    case 'jeda':
      return block(
        `Berangkat ${formatTanggal(berangkat)} di antara dua musim: ${place.sesudah.nama} sudah ditutup, ${place.sebelum.nama} mulai ${formatTanggal(place.sebelum.mulai)}.`,
      )
    case 'musim': {
      const { nama, masuk_terakhir, keluar_terakhir } = place.musim
      if (berangkat > masuk_terakhir)
        return block(
          `Musim ${nama} menerima kedatangan sampai ${formatTanggal(masuk_terakhir)}; berangkat ${formatTanggal(berangkat)}.`,
        )
      return isTanggal(pulang) && pulang > keluar_terakhir
        ? block(
            `Pulang ${formatTanggal(pulang)}, sesudah hari keluar terakhir musim ${nama}, ${formatTanggal(keluar_terakhir)}.`,
          )
        : OK
    }
  }
}
