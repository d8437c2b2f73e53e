import { createWebhookClient } from '@safar/shared/outbound/webhook/webhook-client'
import { http } from '../../access/http.ts'

export const webhookClient = createWebhookClient(http)
