export const putDemoSigning = async () => {}
