import { jest } from '@jest/globals';
import { ServerError } from 'shared-client';
import { sendingNotice } from './sending-notice.ts';

afterEach(() => jest.restoreAllMocks());

test('where nothing can be sent by text message the server says what helps, and nothing is offered again', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const noSms = { errors: [{ errorToken: 'ERR_RECOVERY_NO_SMS', errorText: 'Registrieren Sie eine E-Mail-Adresse.' }] };
  const failed = { errors: [{ errorToken: 'ERR_RECOVERY_NOT_SENT', errorText: 'Später noch einmal.' }] };
  const noticeOf = (status: number, body: unknown) =>
    sendingNotice(new ServerError('POST', { status, body }), () => {});
  expect(noticeOf(501, noSms)).toEqual({ kind: 'server', sentence: 'Registrieren Sie eine E-Mail-Adresse.' });
  expect(noticeOf(502, failed)).toEqual({ kind: 'server', retry: expect.any(Function) });
  expect(noticeOf(502, 'Bad Gateway')).toEqual({ kind: 'server', retry: expect.any(Function) });
});
