import { formatTanggalSingkat, namaHari } from '@safar/shared/format/tanggal'
import { PAKET_LIMITS } from '@safar/shared/paket/schema'
import { tanggalHari } from '@safar/shared/paket/tanggal-hari'
import { AngkaField } from '../../../form/fields/angka-field.tsx'
import { TanggalField } from '../../../form/fields/tanggal-field.tsx'
import { AreaField, TextField } from '../../../form/fields/text-field.tsx'
import { usePaketFormApi } from '../../../form/form-context.ts'
import type { FormState } from '../../../form/form-state.ts'
import { NestedList, type NestedRow } from '../../../form/lists/nested-list.tsx'
import classes from '../../../form/parts/sections.module.css'
import { ROW_LABEL } from '../fields.ts'
import { toPreview } from '../input.ts'
import { blankRow, type PaketFormValues } from '../values.ts'
import { pasteIntoDeskripsi, pasteIntoName } from './itinerary-paste.ts'

const LABEL = ROW_LABEL.itineraris

/** All rows ask at each key, and a date may follow from any other: they are counted once for the same values. */
const datesOf = new WeakMap<PaketFormValues, string[]>()

/** As the page will show it. */
function dateOf({ values }: FormState, index: number): string {
  const dates = datesOf.get(values) ?? tanggalHari(toPreview(values))
  datesOf.set(values, dates)
  return dates[index] ?? ''
}

const row: NestedRow = {
  title: ({ values }, index) => `Hari ${values.itineraris[index]?.hari ?? ''}`,
  summary: (state, index) => {
    const date = dateOf(state, index)
    const when = date ? `${namaHari(date).slice(0, 3)}, ${formatTanggalSingkat(date)}` : ''
    return [when, state.values.itineraris[index]?.name].filter(Boolean).join(' · ')
  },
  next: ({ values }) => {
    const last = values.itineraris.at(-1)
    return { ...blankRow.itineraris(), hari: typeof last?.hari === 'number' ? last.hari + 1 : '' }
  },
  Fields: function Fields({ index }) {
    const form = usePaketFormApi()
    const path = `itineraris.${index}`
    return (
      <div className={classes.grid}>
        <div className={`${classes.third} ${classes.pair}`}>
          <AngkaField path={`${path}.hari`} label={LABEL.hari} min={1} max={PAKET_LIMITS.hari} />
        </div>
        <div className={`${classes.wide} ${classes.pair}`}>
          <TanggalField path={`${path}.tanggal`} label={LABEL.tanggal} short />
        </div>
        <div className={classes.full}>
          <TextField
            path={`${path}.name`}
            label={LABEL.name}
            maxLength={PAKET_LIMITS.line}
            onPaste={(event) => pasteIntoName(form, index, event)}
          />
        </div>
        <div className={classes.full}>
          <AreaField
            path={`${path}.deskripsi`}
            label={LABEL.deskripsi}
            maxLength={PAKET_LIMITS.paragraph}
            rows={3}
            onPaste={(event) => pasteIntoDeskripsi(form, index, event)}
          />
        </div>
      </div>
    )
  },
}

export function ItinerarySection() {
  return <NestedList list="itineraris" row={row} />
}
