const body = 'van';
export { body as default };
