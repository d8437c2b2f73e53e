import { useFormApi } from '../form-context.ts'
import { pathLabel } from '../paths.ts'
import classes from './field-link.module.css'

/** Renders a field's name as a button that focuses the field. */
export function FieldLink({ path }: { path: string }) {
  const form = useFormApi()
  return (
    <button type="button" className={classes.link} onClick={() => form.focus(path)}>
      {pathLabel(form.shape, path)}
    </button>
  )
}
