import { IconAlertTriangle } from '@tabler/icons-react'
import { comparePaths, pathLabel } from '../../paket/form/fields.ts'
import { useFormState, usePaketFormApi } from '../form-context.ts'
import classes from './parts.module.css'

/** Contradictions in one place. They are pointed out and never stand in the way of saving. */
export function WarningSummary() {
  const form = usePaketFormApi()
  const warnings = useFormState((state) => state.warnings)
  const paths = Object.keys(warnings).sort(comparePaths)
  if (paths.length === 0) return null
  return (
    <section aria-labelledby="perhatian" className={classes.warnings}>
      <h2 id="perhatian">
        <IconAlertTriangle size={18} aria-hidden />
        {paths.length} hal untuk diperiksa
      </h2>
      <p>Paket tetap dapat disimpan.</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" onClick={() => form.focus(path)}>
              {pathLabel(path)}
            </button>
            <span>{warnings[path]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
