import { IconAlertTriangle } from '@tabler/icons-react'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFormApi, useFormState } from '../form-context.ts'
import { inOrder } from '../paths.ts'
import { FieldLink } from './field-link.tsx'
import classes from './warning-summary.module.css'

/** Lists all contradictions in one place; they never prevent a save. */
export function WarningSummary() {
  const form = useFormApi()
  const warnings = useFormState((state) => state.warnings)
  const paths = inOrder(form.shape, Object.keys(warnings))
  if (paths.length === 0) return null
  const { Mend } = form.shape
  return (
    <section aria-labelledby="perhatian" className={classes.warnings}>
      <h2 id="perhatian">
        <IconAlertTriangle size={18} aria-hidden />
        {paths.length} hal untuk diperiksa
      </h2>
      <p>{sentence(form.shape.word)} tetap dapat disimpan.</p>
      {Mend && <Mend />}
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <FieldLink path={path} />
            <span>{warnings[path]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
