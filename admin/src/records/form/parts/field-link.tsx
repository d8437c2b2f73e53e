import { useFormApi } from '../form-context.ts'
import { pathLabel } from '../paths.ts'
import classes from './field-link.module.css'

/** The name of a field of the form, which leads to it. */
export function FieldLink({ path }: { path: string }) {
  const form = useFormApi()
  return (
    <button type="button" className={classes.link} onClick={() => form.focus(path)}>
      {pathLabel(form.shape, path)}
    </button>
  )
}
