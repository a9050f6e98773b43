import { chromium } from 'playwright-core';
export const stage = chromium;
