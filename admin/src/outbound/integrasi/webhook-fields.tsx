import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { PERISTIWA, PERISTIWA_LABEL, type Peristiwa } from '@safar/shared/outbound/webhook/webhook'
import { webhookBuatSchema } from '@safar/shared/outbound/webhook/webhook-schema'
import { saidBy } from '../../platform/ui/said-by.ts'
import classes from './integrasi.module.css'

interface Values {
  alamat: string
  peristiwa: Peristiwa[]
}

/** The form state of a webhook: its address and its events, validated by the shared schema. */
export function useWebhookForm(initialValues: Values) {
  return useForm<Values>({ initialValues, validate: schemaResolver(webhookBuatSchema, { sync: true }) })
}

interface Props {
  form: ReturnType<typeof useWebhookForm>
  error: unknown
  isPending: boolean
  submit: string
}

/** Renders the fields of a webhook with the API's error and the submit button. */
export function WebhookFields({ form, error, isPending, submit }: Props) {
  return (
    <>
      <TextInput
        label="Alamat penerima"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        required
        {...form.getInputProps('alamat')}
      />
      <Checkbox.Group label="Peristiwa" required {...form.getInputProps('peristiwa')}>
        <div className={classes.choices}>
          {PERISTIWA.map((name) => (
            <Checkbox key={name} value={name} label={PERISTIWA_LABEL[name]} />
          ))}
        </div>
      </Checkbox.Group>
      {error !== null && (
        <Text c="var(--red)" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <Button type="submit" loading={isPending}>
        {submit}
      </Button>
    </>
  )
}
