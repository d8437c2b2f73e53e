import { HALAMAN_NOUN } from '@safar/shared/records/noun/pratinjau'
import { isStated } from '@safar/shared/records/noun/states'
import type { Ref } from 'react'
import type { Stored } from '../calls.ts'
import { FormField } from '../fields/form-field.tsx'
import { useFieldValue, useFormApi, useFormState } from '../form-context.ts'
import { Cell, FieldGrid } from '../parts/field-grid.tsx'
import { PratinjauButton } from '../pratinjau/pratinjau-button.tsx'
import { STATE_SECTION } from '../states.ts'
import { MissingFields } from './missing-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import { StateChoice } from './state-choice.tsx'
import classes from './terbitan-panel.module.css'
import { useReadiness } from './use-readiness.ts'

interface Props {
  /** The stored record; none for a new one. */
  record: Stored | undefined
  saving: boolean
  /** The preview beside the form: if it is open, and its button. */
  preview: { isOpen: boolean; toggle: () => void; button: Ref<HTMLButtonElement> }
}

/** Renders the panel of a record's state: who can read it and since when, what it lacks, and its page. */
export function TerbitanPanel({ record, saving, preview }: Props) {
  const { shape } = useFormApi()
  const readiness = useReadiness()
  const titleId = `judul-${STATE_SECTION.id}`
  const isLive = record !== undefined && isStated(record) && record.status === 'terbit'
  return (
    <section
      id={`bagian-${STATE_SECTION.id}`}
      aria-labelledby={titleId}
      className={classes.panel}
      data-section={STATE_SECTION.id}
      inert={saving}
    >
      <div className={classes.part}>
        <h2 id={titleId} className={classes.title}>
          {STATE_SECTION.title}
        </h2>
        <StateChoice
          isStored={record !== undefined}
          isLive={isLive}
          lacking={readiness.missing.length || readiness.open}
        />
        <Times />
      </div>
      <MissingFields {...readiness} isLive={isLive} />
      {shape.Beside && <shape.Beside record={record} />}
      {record && <RecordFacts record={record} isLive={isLive} />}
      {HALAMAN_NOUN[shape.noun.name] && (
        <div className={classes.foot}>
          <PratinjauButton
            ref={preview.button}
            id={record?.id}
            isOpen={preview.isOpen}
            onToggle={preview.toggle}
          />
        </div>
      )}
    </section>
  )
}

/** Renders the times of a state: of a plan at once, of a live record behind a fold. */
function Times() {
  const status = useFieldValue('status')
  const turun = useFieldValue('turun_pada')
  const isRefused = useFormState(({ errors }) => Boolean(errors.terbit_pada || errors.turun_pada))
  const fields = (
    <FieldGrid>
      <Cell>
        <FormField path="terbit_pada" />
      </Cell>
      <Cell>
        <FormField path="turun_pada" />
      </Cell>
    </FieldGrid>
  )
  if (status === 'terjadwal') return <div className={classes.times}>{fields}</div>
  if (status !== 'terbit') return null
  return (
    <details className={classes.times} open={isRefused || turun !== '' || undefined}>
      <summary>Waktu terbit dan turun</summary>
      {fields}
    </details>
  )
}
