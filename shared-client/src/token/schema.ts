import * as v from 'valibot';
import { isHeaderSafe } from '../call/request.ts';

export const refreshTokenResponse = v.object({ token: v.pipe(v.string(), v.minLength(1)) });
export const accessTokenResponse = v.object({ access_token: v.pipe(v.string(), v.check(isHeaderSafe)) });
