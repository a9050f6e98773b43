const body = 'van';
export default body;
